import type { Chart } from '../../engine/charts/Chart.ts';
import { Drawing, surfaceReady } from './drawing.ts';
import type { Colors } from './useChartLook.ts';

export type PictureKind = 'png' | 'svg';

/** What a picture has around the chart: title above, caption below. */
const AROUND = 76;
const NARROWEST = 640;
/** Of the screen's pixels: sharp on paper. */
const PIXELS = 2;

interface Wanted {
  chart: Chart;
  colors: Colors;
  kind: PictureKind;
  width: number;
  height: number;
  caption?: string | undefined;
}

/** Saves the chart as a file that says what it shows. */
export async function savePicture({ chart, colors, kind, width, height, caption }: Wanted): Promise<void> {
  const look = {
    ...colors,
    title: chart.title,
    ...(caption === undefined ? {} : { caption }),
    width: Math.max(NARROWEST, width),
    height: height + AROUND,
  };
  const surface = kind === 'svg' ? 'svg' : 'canvas';
  await surfaceReady(surface);
  // Never on the page: nobody sees it, nothing reads it.
  const drawing = new Drawing(document.createElement('div'), surface, look);
  try {
    drawing.show(chart, look);
    const svg = () => new Blob([drawing.svgText()], { type: 'image/svg+xml' });
    const address = kind === 'svg' ? URL.createObjectURL(svg()) : drawing.pngAddress(PIXELS);
    saveAs(address, `${chart.title.replaceAll(/[\\/:*?"<>|]/g, '_')}.${kind}`);
    if (kind === 'svg') setTimeout(() => URL.revokeObjectURL(address), 60_000);
  } finally {
    drawing.dispose();
  }
}

function saveAs(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
