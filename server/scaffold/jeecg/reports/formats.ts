const PARTS: Readonly<Record<string, string>> = {
  Y: 'YYYY',
  y: 'YY',
  m: 'MM',
  c: 'FMMM',
  d: 'DD',
  e: 'FMDD',
  H: 'HH24',
  k: 'FMHH24',
  h: 'HH12',
  I: 'HH12',
  i: 'MI',
  s: 'SS',
  S: 'SS',
  p: 'AM',
  T: 'HH24:MI:SS',
  f: 'US',
  j: 'DDD',
  x: 'IYYY',
  v: 'IW',
};

/** MySQL's date format as PostgreSQL writes it; undefined where a part of it has no counterpart. */
export function dateFormat(format: string): string | undefined {
  let known = true;
  const made = format.replaceAll(/%(.)|([A-Za-z]+)/gs, (_whole, part: string | undefined, letters: string) => {
    if (part === undefined) return `"${letters}"`;
    if (part === '%') return '%';
    known &&= Object.hasOwn(PARTS, part);
    return PARTS[part] ?? '';
  });
  return known ? made : undefined;
}

/** Whether a format says more than a day. */
export const saysTime = (format: string): boolean => /%[HkhIisSTpf]/.test(format);
