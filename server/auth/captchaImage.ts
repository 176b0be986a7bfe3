/** Strokes of each character on a 4 × 6 grid: polylines of x,y pairs. No look-alikes (0 O, 1 I, 5 S). */
const GLYPHS: Record<string, string[]> = {
  A: ['06 20 46', '13 33'],
  C: ['41 30 10 01 05 16 36 45'],
  E: ['40 00 06 46', '03 33'],
  F: ['40 00 06', '03 33'],
  H: ['00 06', '40 46', '03 43'],
  K: ['00 06', '40 03 46'],
  L: ['00 06 46'],
  M: ['06 00 23 40 46'],
  N: ['06 00 46 40'],
  P: ['06 00 30 41 42 33 03'],
  R: ['06 00 30 41 42 33 03', '23 46'],
  T: ['00 40', '20 26'],
  U: ['00 05 16 36 45 40'],
  W: ['00 16 23 36 40'],
  X: ['00 46', '40 06'],
  Y: ['00 23 40', '23 26'],
  '2': ['01 10 30 41 42 06 46'],
  '3': ['00 40 13 33 44 45 36 16 05'],
  '4': ['36 30 04 44'],
  '6': ['40 10 02 05 16 36 45 44 33 03'],
  '7': ['00 40 16'],
  '9': ['06 36 44 41 30 10 01 02 13 43'],
};

const ALPHABET = Object.keys(GLYPHS);
const WIDTH = 112;
const HEIGHT = 40;

/** Four characters of an alphabet without look-alikes; `random` answers in [0, 1). */
export function captchaText(random: () => number): string {
  return Array.from({ length: 4 }, () => ALPHABET[Math.floor(random() * ALPHABET.length)] ?? 'A').join('');
}

function glyphPath(char: string, index: number, random: () => number): string {
  const angle = (random() - 0.5) * 0.7;
  const left = 12 + index * 25 + (random() - 0.5) * 5;
  const top = 7 + (random() - 0.5) * 6;
  const slant = (random() - 0.5) * 0.5;
  const place = (pair: string): string => {
    const x = Number(pair[0]) * 4 - 8 + (random() - 0.5) * 1.8;
    const y = Number(pair[1]) * 4 - 12 + (random() - 0.5) * 1.8;
    const turnedX = x * Math.cos(angle) - y * Math.sin(angle) + slant * y;
    const turnedY = x * Math.sin(angle) + y * Math.cos(angle);
    return `${(left + 8 + turnedX).toFixed(1)} ${(top + 12 + turnedY).toFixed(1)}`;
  };
  return (GLYPHS[char] ?? []).map((stroke) => `M${stroke.split(' ').map(place).join('L')}`).join('');
}

function noisePath(random: () => number): string {
  const point = (): string => `${(random() * WIDTH).toFixed(1)} ${(random() * HEIGHT).toFixed(1)}`;
  return `M${point()}C${point()} ${point()} ${point()}`;
}

/** The text as a data URI of an SVG of distorted strokes: nothing in it can be read as text. */
export function captchaImage(text: string, random: () => number): string {
  const glyphs = [...text].map((char, index) => glyphPath(char, index, random)).join('');
  const noise = Array.from({ length: 4 }, () => noisePath(random)).join('');
  const stroke = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<path d="${noise}" ${stroke} stroke="#9db4d0" stroke-width="1.2"/>` +
    `<path d="${glyphs}" ${stroke} stroke="#33507a" stroke-width="2.6"/></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
