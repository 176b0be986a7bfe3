import { describe, expect, test } from 'vitest';
import { DEFAULT_LAYOUT, parseLayout, settleLayout } from './layout.ts';

describe('FA32 layout settings', () => {
  test.each([undefined, null, 'x', 5, [], {}])('%j reads as the defaults', (value) => {
    expect(parseLayout(value)).toEqual(DEFAULT_LAYOUT);
  });

  test('each spoilt value is mended by itself', () => {
    const kept = { sidebarOpened: 'no', theme: 'dark', layout: 7, color: '#fff', weak: true, multipage: null, dark: 1 };
    expect(parseLayout(kept)).toEqual({ ...DEFAULT_LAYOUT, theme: 'dark', weak: true });
  });

  test('what was chosen comes back', () => {
    const chosen = { ...DEFAULT_LAYOUT, layout: 'topmenu', contentWidth: 'Fluid', color: 'purple', multipage: false };
    expect(parseLayout(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
  });
});

describe('settings that depend on another', () => {
  test('Fluid only with the top menu', () => {
    const fluid = { ...DEFAULT_LAYOUT, layout: 'topmenu', contentWidth: 'Fluid' } as const;
    expect(settleLayout(fluid).contentWidth).toBe('Fluid');
    expect(settleLayout({ ...fluid, layout: 'sidemenu' }).contentWidth).toBe('Fixed');
  });

  test('the header hides itself only when it is fixed', () => {
    const hiding = { ...DEFAULT_LAYOUT, autoHideHeader: true };
    expect(settleLayout(hiding).autoHideHeader).toBe(true);
    expect(settleLayout({ ...hiding, fixedHeader: false }).autoHideHeader).toBe(false);
  });
});
