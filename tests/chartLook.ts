import type { ChartLook } from '../engine/charts/ChartLook.ts';

/** A look of a chart whose colours tell what they are of. */
export const CHART_LOOK: ChartLook = {
  palette: ['#111111', '#222222'],
  rise: '#00aa00',
  fall: '#aa0000',
  sum: '#0000aa',
  text: '#000',
  secondary: '#444',
  line: '#eee',
  axis: '#ccc',
  surface: '#ffffff',
  track: '#eeeeff',
  font: 'sans-serif',
  decal: false,
  width: 800,
  height: 320,
};
