/** A part of the program could not be loaded. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  /** Lets the next drawing ask for it again. */
  readonly renew: () => void;
  constructor(part: string, { cause, renew }: { cause: unknown; renew: () => void }) {
    super(`ChunkLoadError: ${part}`, { cause });
    this.renew = renew;
  }
}

/** A menu entry names a page that is not part of the program; trying again cannot help. */
export class UnknownPageError extends Error {
  override readonly name = 'UnknownPageError';
  constructor(component: string, title: string) {
    super(`菜单「${title}」指向的页面组件「${component}」不存在`);
  }
}
