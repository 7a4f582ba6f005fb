// Links: to copy, or to hand to whatever the device shares with.

/** The full address of a path in the house. */
export function address(path: string): string {
  return `${location.origin}${path}`;
}

/** The link of an invitation; its secret stands in the fragment, so that no server ever logs it. */
export function invitation(token: string): string {
  return address(`/join#${token}`);
}

/** Copy a text; false where the browser does not let us. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // not on a plain http page of another machine
  }
}

export function canShare(): boolean {
  return typeof navigator.share === "function";
}

export async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // closed without sharing
  }
}
