// What there is to know about seats: which has to decide, through which of mine to look, how well somebody plays.

import type { News, SeatRating } from "../wire";

/** A rating as it stands beside a name; a question mark says that it rests on few games. */
export function ratingText({ rating, provisional }: SeatRating): string {
  return `${rating}${provisional ? "?" : ""}`;
}

/** Return the seats that owe something now: a decision, or what a real bag brought. */
export function actingSeats(news: News): string[] {
  const moment = news.moment;
  if (!moment) return [];
  if (moment.draw) return moment.draw.seat === null ? [] : [moment.draw.seat];
  return moment.prompts.map((prompt) => prompt.seat);
}

/** Return the seat to look through, given the one that is looked through now. */
export function nextSeat(news: News, now: string | null): string | null {
  const mine = news.table.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  if (news.table.state === "over") return now ?? mine[0] ?? null;
  if (mine.length === 0) return null;
  if (mine.length === 1) return mine[0]!;
  const acting = actingSeats(news).filter((seat) => mine.includes(seat));
  if (now !== null && acting.includes(now)) return now;
  if (acting.length > 0) return acting[0]!;
  return now !== null && mine.includes(now) ? now : null;
}
