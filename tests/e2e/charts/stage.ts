import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { ChartPoint } from '../../../engine/charts/pointing.ts';
import { DEFAULT_LAYOUT } from '../../../engine/session/layout.ts';
import { Chart } from '../../../renderers/charts/Chart.tsx';
import { layoutAtom } from '../../../renderers/services/settings.ts';
import { ThemeProvider } from '../../../renderers/ui/theme/ThemeProvider.tsx';
import '../../../renderers/ui/theme/base.css';
import { around, makeServices } from '../../bench/around.ts';
import { type SampleName, sampleChart } from './samples.ts';

export interface ChartStage {
  /** Draws them anew, beside each other. */
  show(names: readonly SampleName[], look?: { dark?: boolean; weak?: boolean }): void;
  /** The points that were pressed. */
  pressed: ChartPoint[];
}

declare global {
  interface Window {
    chartStage: ChartStage;
  }
}

const services = makeServices();
let root: Root | undefined;

window.chartStage = {
  pressed: [],
  show(names, { dark = false, weak = false } = {}) {
    services.store.set(layoutAtom, { ...DEFAULT_LAYOUT, dark, weak });
    const place = document.querySelector('#root');
    if (!place) throw new Error('the page has no place for charts');
    root ??= createRoot(place);
    const ground = { background: dark ? '#1b1e24' : '#fff' };
    const charts = names.map((name) =>
      createElement(
        'div',
        { key: name, style: ground, 'data-sample': name },
        createElement(Chart, {
          chart: sampleChart(name),
          height: 280,
          caption: '站点：全部；截至 2026-11-23 09:15',
          onPoint: (point) => window.chartStage.pressed.push(point),
        }),
      ),
    );
    const page = createElement('main', null, ...charts);
    const look = { primary: '#1890FF', dark, weak };
    // biome-ignore lint/correctness/noChildrenProp: its props ask for them.
    root.render(around(services, createElement(ThemeProvider, { ...look, children: page })));
  },
};
