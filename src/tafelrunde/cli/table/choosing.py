"""From clicks and letters to a legal sentence: what is chosen narrows what is left."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Mapping, Sequence

from tafelrunde.cli.table.groups import Group, Left, in_order, place_tokens, shared_words, split
from tafelrunde.kernel.game import Game, Sentence
from tafelrunde.kernel.texts import word

NO_BRACKETS = str.maketrans({"(": "", ")": ""})
PLAIN = NO_BRACKETS | str.maketrans({"_": " "})
UMLAUTS = PLAIN | str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
BARE = PLAIN | str.maketrans({"ä": "a", "ö": "o", "ü": "u"})


def spellings(name: str) -> tuple[tuple[str, ...], ...]:
    """Return the ways to write a name, as words: as it is, with ae for ä, with a for ä."""
    plain = name.casefold()
    forms = (plain.translate(PLAIN), plain.translate(UMLAUTS), plain.translate(BARE))
    return tuple(dict.fromkeys(tuple(form.split()) for form in forms))


class Choices:
    """The legal sentences of one decision, what of them is chosen and what is typed.

    `cells` and `things` are what clicks mean on the board and beside it; for a thing that may be several words, which begin a sentence.
    `codes` are short names of such things. Where there are too many sentences to list them all, `legal` holds examples and `read` says
    which sentence some words are, None if they are none.
    """

    def __init__(
        self,
        game: Game,
        lang: str,
        legal: Iterable[Sentence],
        vocabulary: frozenset[str] = frozenset(),
        cells: Iterable[str] = (),
        things: Iterable[str] = (),
        codes: Mapping[str, str] | None = None,
        read: Callable[[Sentence], Sentence | None] | None = None,
    ) -> None:
        self.game = game
        self.read = read
        self.legal = list(legal)
        # A sentence that ends with what has its fixed place lists nothing
        self.lists = {verb: place for verb, place in game.lists.items() if any(one[0] == verb and len(one) > place for one in self.legal)}
        self.vocabulary = vocabulary
        self.cells = frozenset(cells)
        self.codes = codes or {}
        things = tuple(things)
        self.clicks = frozenset(click for click in things if " " in click)
        self.things = frozenset(click.rpartition(" ")[2] for click in things)
        self.last_tiers: tuple[tuple[str, ...] | None, tuple[list[Left], ...]] = (None, ())
        self.tokens: list[str] = []
        self.typed = ""
        self.unsaid: tuple[list[str], tuple[str, ...]] = ([], ())  # chosen words, and what the name of the last one has beyond the typed
        self.set_language(lang)

    def set_language(self, lang: str) -> None:
        self.lang = lang
        self.names: dict[str, str] = {}
        self.forms: dict[str, tuple[tuple[str, ...], ...]] = {}

    def name(self, token: str) -> str:
        """Return a word of a sentence in the language."""
        if token not in self.names:
            self.names[token] = str(word(self.game, self.lang, token))
        return self.names[token]

    def say(self, sentence: Sentence) -> str:
        return " · ".join(self.name(token) for token in sentence)

    def say_short(self, sentence: Sentence) -> str:
        """Return a sentence with codes in the place of names."""
        return " · ".join(self.codes.get(token) or self.name(token) for token in sentence)

    def written(self, token: str) -> tuple[tuple[str, ...], ...]:
        """Return every way to type a word: its identifier and its name."""
        if token not in self.forms:
            ways = (*spellings(token), (token.casefold(),), *spellings(self.name(token)))
            self.forms[token] = tuple(dict.fromkeys(ways))
        return self.forms[token]

    # What is left

    def fitting(self, tokens: Sequence[str]) -> list[Left]:
        """Return the legal sentences that hold these words; those that hold them in turn or in order come before others."""
        return next((tier for tier in self.tiers(tokens) if tier), [])

    def tiers(self, tokens: Sequence[str]) -> tuple[list[Left], ...]:
        """Return the legal sentences that hold these words: in turn, in order, in any order."""
        if self.last_tiers[0] != tuple(tokens):
            fixed = tuple(tokens[: self.lists.get(tokens[0], 0)]) if tokens else ()  # where things are listed, what stands before
            legal = [sentence for sentence in self.legal if sentence[: len(fixed)] == fixed]
            found = [Left(sentence, used) for sentence in legal if (used := place_tokens(sentence, tokens)) is not None]
            ordered = [left for left in found if in_order(left.sentence, tokens)]
            close = [left for left in ordered if self.in_turn(left)]
            self.last_tiers = tuple(tokens), (close, ordered, found)
        return self.last_tiers[1]

    def in_turn(self, left: Left) -> bool:
        """Whether the chosen words are the next ones of their sort: only a field may stand behind words that are not chosen.

        Where a sentence lists things, their order means nothing.
        """
        listed = self.lists.get(left.sentence[0], len(left.sentence))
        for place, token in enumerate(left.sentence[:listed]):
            if place not in left.used:
                later = [left.sentence[used] for used in left.used if used > place]
                if any((other in self.cells) == (token in self.cells) or other not in self.cells for other in later):
                    return False
        return True

    def pieces(self) -> list[str]:
        """Return what is typed, as words without the brackets that names may have, and without what only finishes the last name."""
        words = self.typed.casefold().translate(NO_BRACKETS).split()
        for finishing in self.unsaid[1] if self.unsaid[0] == self.tokens else ():
            if not words or not finishing.startswith(words[0]):
                break
            del words[0]
        return words

    def left(self) -> list[Left]:
        """Return the sentences that fit what is chosen and typed, the best fit for the typed words first."""
        pieces = self.pieces()
        if not pieces:
            return self.fitting(self.tokens)
        for found in self.tiers(self.tokens) if self.lists else (self.fitting(self.tokens),):
            places = [(left, self.typed_at(left.rest(), pieces)) for left in found]
            typed = [(left, at) for left, at in places if at]
            typed.sort(key=lambda pair: (pair[1][0], len(pair[1])))
            if typed:
                return [left for left, _ in typed]
        return []

    def typed_at(self, rest: Sequence[str], pieces: Sequence[str], start: int = 0) -> list[int] | None:
        """Return which words of a rest the typed pieces begin, in order; None where one begins none."""
        if not pieces:
            return []
        for place in range(start, len(rest)):
            for form in self.written(rest[place]):
                for first in range(len(form)):
                    count = 0
                    while count < len(pieces) and first + count < len(form):
                        if not form[first + count].startswith(pieces[count]):
                            break
                        count += 1
                    if count:
                        further = self.typed_at(rest, pieces[count:], place + 1)
                        if further is not None:
                            return [place, *further]
        return None

    @property
    def sentence(self) -> Sentence | None:
        """The one sentence that is meant, None while several or none fit."""
        if self.read is not None and self.touched:
            return self.free_sentence(self.read)
        left = self.left()
        if len(left) == 1:
            return left[0].sentence
        pieces = tuple(self.pieces())
        exact = [one.sentence for one in left if self.spelled(one.rest(), pieces)]
        whole = [one.sentence for one in left if self.is_whole(one, pieces)]
        return exact[0] if exact else whole[0] if len(whole) == 1 else None

    def free_sentence(self, read: Callable[[Sentence], Sentence | None]) -> Sentence | None:
        """Return what the words say as they stand, also where no example is like it."""
        words, unknown = self.resolve()
        return None if unknown or not words else read(tuple(words))

    def is_whole(self, left: Left, pieces: tuple[str, ...]) -> bool:
        """Whether the pieces begin every word of a sentence that lists things; longer ones may fit as well."""
        rest = left.rest()
        return left.sentence[0] in self.lists and len(self.typed_at(rest, pieces) or ()) == len(rest)

    def spelled(self, rest: Sequence[str], pieces: tuple[str, ...]) -> bool:
        """Whether the pieces are all the words of a rest, each written out."""
        if not rest:
            return not pieces
        return any(pieces[: len(form)] == form and self.spelled(rest[1:], pieces[len(form) :]) for form in self.written(rest[0]))

    @property
    def touched(self) -> bool:
        """Whether anything is chosen or typed."""
        return bool(self.tokens or self.typed.strip())

    # What can be chosen next

    def groups(self, room: int) -> list[Group]:
        """Return the list to choose from: sentences if there is room for all of them, else groups by their next word."""
        left = self.left()
        if len(left) <= max(room, 1):
            return [Group(one.sentence, (one,)) for one in left]
        groups = split(Group((), tuple(left)))
        while True:  # open groups, the smallest first, as long as there is room
            parts = {id(group): split(group) for group in groups if len(group.left) > 1}
            large = [group for group in groups if len(parts.get(id(group), ())) > 1]
            fitting = [group for group in large if len(groups) - 1 + len(parts[id(group)]) <= room]
            if not fitting:
                return groups
            smallest = min(fitting, key=lambda group: len(parts[id(group)]))
            place = groups.index(smallest)
            groups[place : place + 1] = parts[id(smallest)]

    def possible(self) -> frozenset[str]:
        """Return what glows: the things of the hand that come next, and the first field of each sentence."""
        rests = [one.rest() for one in self.left()]
        shared = shared_words(rests)
        found = {token for rest in rests for token in rest[: shared + 1] if token in self.things}
        for rest in rests:
            found.update([token for token in rest if token in self.cells][:1])
        return frozenset(found | self.possible_clicks())

    def possible_clicks(self) -> set[str]:
        """Return the clicks of several words that begin a sentence, or add to the one that is begun."""
        if not self.clicks:
            return set()
        begins = {sentence[: place + 1] for sentence in self.legal for place in range(min(len(sentence), 2))}
        begins |= {(sentence[0], word) for sentence in self.legal if sentence[0] not in self.lists for word in sentence[1:]}
        used = [(sentence, place_tokens(sentence, self.tokens)) for sentence in self.legal]
        adds = {token for sentence, places in used if places is not None for place, token in enumerate(sentence) if place not in places}
        found = set()
        for click in self.clicks:
            *verb, last = click.split()
            if (last in adds) if self.has_begun(verb) else not self.tokens and (*verb, last) in begins:
                found.add(click)
        return found

    def has_begun(self, words: Sequence[str]) -> bool:
        """Whether the chosen words begin like this."""
        return self.tokens[: len(words)] == list(words)

    def chosen(self) -> frozenset[str]:
        """Return what is chosen, as clicks mean it."""
        clicks = [click for click in self.clicks if self.has_begun(click.split()[:-1]) and click.split()[-1] in self.tokens]
        return frozenset((*self.tokens, *clicks))

    # Choosing

    def point(self, token: str) -> None:
        """Choose a thing on the table. What cannot be chosen is taken too, so that one can ask why not."""
        self.typed = ""
        if token in self.clicks:
            self.point_thing(token)
            return
        if not self.fitting(self.tokens) and self.tokens:
            self.tokens.pop()  # the last one did not fit: another instead of it
        if token in self.possible():
            self.tokens.append(token)
            return
        if self.tokens and self.sort(self.tokens[-1]) == self.sort(token):
            before = self.tokens[:-1]
            if self.fitting([*before, token]):
                self.tokens = [*before, token]
                return
        self.tokens.append(token)

    def point_thing(self, click: str) -> None:
        """Choose a thing whose click means several words: it begins a sentence, joins the one that is begun, or leaves it again."""
        *verb, last = click.split()
        if not self.has_begun(verb):
            self.tokens = [*verb, last]
        elif click in self.possible_clicks():
            self.tokens.append(last)
        elif last in self.tokens:
            del self.tokens[len(self.tokens) - 1 - self.tokens[::-1].index(last)]
        elif self.fitting([*self.tokens[:-1], last]):
            self.tokens[-1:] = [last]  # another one instead of the last
        else:
            self.tokens.append(last)

    def sort(self, token: str) -> str:
        return "cell" if token in self.cells else "thing" if token in self.things else "word"

    def take(self, group: Group) -> None:
        """Choose an entry of the list."""
        sentence = group.sentence
        if sentence is not None:
            self.tokens = list(sentence)
        else:
            left = group.left[0]
            last = [place for place in range(len(left.sentence)) if place not in left.used][: len(group.adds)]
            self.tokens = [token for place, token in enumerate(left.sentence) if place in left.used or place in last]
        self.typed = ""

    def complete(self) -> bool:
        """Turn what is typed into words, guided by the first sentence that fits."""
        left = self.left()
        pieces = self.pieces()
        if self.read is not None and pieces and self.take_words():
            return True
        if not left or not pieces:
            return False
        rest = left[0].rest()
        places = self.typed_at(rest, pieces) or []
        self.tokens += [rest[place] for place in places]
        self.typed = ""
        return True

    def type(self, letters: str) -> None:
        """Add to what is typed; a blank ends a word that is clear."""
        self.typed += letters
        if not letters.endswith(" ") or not self.typed.strip():
            self.typed = self.typed.lstrip()
            return
        pieces = self.pieces()
        if not pieces:  # the rest of a name that was clear before its end
            self.unsaid = self.unsaid[0], self.unsaid[1][len(self.typed.split()) :]
            self.typed = ""
            return
        if self.read is not None:  # an example must not change the words
            self.take_words()
            return
        meant = set()
        for left in self.left():
            rest = left.rest()
            meant.add(tuple(rest[place] for place in self.typed_at(rest, pieces) or []))
        exact = [words for words in meant if len(words) == 1 and tuple(pieces) in self.written(words[0])]
        if len(meant) == 1 or len(exact) == 1:
            self.tokens += exact[0] if exact else meant.pop()
            self.unsaid = self.tokens[:], self.unsaid_words(self.tokens[-1], pieces)
            self.typed = ""

    def take_words(self) -> bool:
        """Turn what is typed into words if all of it is clear."""
        words, unknown = self.resolve()
        if unknown:
            return False
        self.tokens, self.typed = words, ""
        return True

    def unsaid_words(self, token: str, pieces: Sequence[str]) -> tuple[str, ...]:
        """Return the words of a name that the pieces leave out at its end."""
        for form in self.written(token):
            for count in range(min(len(form) - 1, len(pieces)), 0, -1):
                if all(word.startswith(piece) for word, piece in zip(form, pieces[-count:], strict=False)):
                    return form[count:]
        return ()

    def back(self) -> bool:
        """Take the typed letters or the last word back; False if there is nothing."""
        if self.typed:
            self.typed = ""
        elif self.tokens:
            self.tokens.pop()
        else:
            return False
        return True

    def erase(self) -> None:
        """Take the last letter back, or the last word."""
        if self.typed:
            self.typed = self.typed[:-1]
        else:
            self.back()

    def clear(self) -> None:
        self.tokens, self.typed = [], ""

    # What was meant

    def resolve(self) -> tuple[list[str], str]:
        """Return chosen and typed words as tokens, and the first typed word that names nothing."""
        pieces = self.pieces()
        found = list(self.tokens)
        while pieces:
            for count in range(len(pieces), 0, -1):
                token = self.meant(tuple(pieces[:count]))
                if token:
                    found.append(token)
                    del pieces[:count]
                    break
            else:
                return found, pieces[0]
        return found, ""

    def reorder(self) -> bool:
        """Choose what is typed in another order than its sentence has, where it lists things."""
        words, unknown = self.resolve()
        if unknown or words[0] not in self.lists or not self.fitting(words):
            return False
        self.tokens, self.typed = words, ""
        return True

    def meant(self, pieces: tuple[str, ...]) -> str:
        """Return the token that is written like this, or the only one that begins like this; words of examples come before others."""
        exact = [token for token in sorted(self.vocabulary) if pieces in self.written(token)]
        if exact:
            return exact[0]
        if len(pieces) > 1:
            return ""
        examples = {token for sentence in self.legal for token in sentence if not token.isdecimal()} if self.read else set()
        for words in (examples, self.vocabulary):
            begun = [t for t in sorted(words) if any(form[0].startswith(pieces[0]) for form in self.written(t))]
            if len(begun) == 1:
                return begun[0]
        return ""

    def near(self, piece: str) -> str:
        """Return the name that looks most like an unknown word, nothing if none does."""
        names = {" ".join(form): token for token in self.vocabulary for form in self.written(token)}
        close = difflib.get_close_matches(piece, names, 1)
        return self.name(names[close[0]]) if close else ""

    def attempts(self, words: Sequence[str]) -> list[Sentence]:
        """Return the sentences somebody may have meant with words that make no legal one.

        The first word that does not fit takes the place of a word of its sort in the sentences that fitted so far.
        """
        if self.read is not None:
            return [tuple(words)]
        known = 0
        while known < len(words) and self.fitting(words[: known + 1]):
            known += 1
        found: list[Sentence] = []
        if known < len(words):
            bad, rest = words[known], tuple(words[known + 1 :])
            is_cell = bad in self.cells
            for left in self.fitting(words[:known]):
                for place, token in enumerate(left.sentence):
                    if place not in left.used and (token in self.cells) == is_cell:
                        found.append((*left.sentence[:place], bad, *rest))
                        break
        return list(dict.fromkeys(found)) or [tuple(words)]
