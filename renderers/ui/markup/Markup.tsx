import { useLayoutEffect, useRef } from 'react';
import './markup.css';
import { PICTURE, sanitizer } from './sanitize.ts';

/** Where pictures of a text come from: an address an `img` can show; undefined when there is no such picture. */
export interface PictureSource {
  picture(path: string): Promise<string | undefined>;
}

interface MarkupProps {
  /** Any HTML; only what is harmless of it is shown. */
  html: string;
  /** Where its pictures come from; absent: their descriptions are shown. */
  files: PictureSource | undefined;
}

/** Rich text to read: sanitized, its pictures fetched through the session. */
export function Markup({ html, files }: MarkupProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const drawn = sanitizer().fragment(html);
    for (const picture of drawn.querySelectorAll<HTMLImageElement>(`img[${PICTURE}]`)) {
      void showPicture(picture, picture.getAttribute(PICTURE) ?? '', files);
    }
    element.replaceChildren(drawn);
  }, [html, files]);
  return <div ref={place} className="markup" />;
}

/** Gives a picture the address its stored path has in this session, and says so when there is none. */
export async function showPicture(
  picture: HTMLImageElement,
  path: string,
  files: PictureSource | undefined,
): Promise<void> {
  const address = await files?.picture(path);
  if (address !== undefined) picture.src = address;
  else picture.title = '图片无法显示';
  picture.classList.toggle('markup-picture-missing', address === undefined);
}
