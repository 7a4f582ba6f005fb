// Files that are dropped onto something.

/** `{...zone.on}` makes an element take them; `zone.over` says that one hovers above it. */
export class DropZone {
  over = $state(false);
  readonly on: { ondragover: (event: DragEvent) => void; ondragleave: () => void; ondrop: (event: DragEvent) => void };

  constructor(take: (files: FileList | undefined) => unknown) {
    const hover = (over: boolean) => (event: DragEvent) => {
      event.preventDefault();
      this.over = over;
    };
    this.on = {
      ondragover: hover(true),
      ondragleave: () => void (this.over = false),
      ondrop: (event) => {
        hover(false)(event);
        take(event.dataTransfer?.files);
      },
    };
  }
}
