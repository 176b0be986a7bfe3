type Channels = readonly [number, number, number];

function channels(color: string): Channels {
  const number = Number.parseInt(color.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How well two colours, `#RRGGBB`, are told apart: 1 to 21; text needs 4.5 (WCAG 1.4.3). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((left, right) => left - right);
  return (light + 0.05) / (dark + 0.05);
}

/** The colour moved towards `pole` just as far as it has to be to stand out from `ground` by `ratio`. */
export function readable(color: string, ground: string, pole: string, ratio = 4.5): string {
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = mix(color, pole, share);
    if (contrast(mixed, ground) >= ratio) return mixed;
  }
  return pole;
}

function mix(color: string, pole: string, share: number): string {
  const to = channels(pole);
  const mixed = channels(color).map((channel, at) => Math.round(channel + ((to[at] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
