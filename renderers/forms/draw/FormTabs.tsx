import { Tabs } from 'antd';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { type FormContext, useWholeForm } from '../store/FormContext.ts';
import { type FormSection, tabInFront } from '../store/formLayout.ts';
import { FormSections } from './FormSections.tsx';

/**
 * The pages of a form. A tab counts the errors on its page; one whose fields are all hidden is not there. What was drawn
 * once stays, with its tab or without: a file may be on its way in it.
 */
export function FormTabs({ context }: { context: FormContext }) {
  const { layout, store, place } = context;
  const wanted = useSyncExternalStore(place.subscribe, place.tab);
  // One text for all tabs, so that only a tab that comes or goes redraws them.
  const shown = useWholeForm(store, () =>
    layout.tabs.map(({ sections }) => keysOf(sections).some((key) => store.field(key).visible)).join(),
  )
    .split(',')
    .map((text) => text === 'true');
  const [pages] = useState(() => layout.tabs.map(() => document.createElement('div')));
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(new Set());
  const draw = (at: number) => setDrawn((before) => (before.has(at) ? before : new Set([...before, at])));
  const items = layout.tabs.flatMap(({ title, sections }, at) =>
    shown[at]
      ? {
          key: String(at),
          label: <TabLabel title={title} keys={keysOf(sections)} context={context} />,
          children: <Page element={pages[at]} onDrawn={() => draw(at)} />,
        }
      : [],
  );
  return (
    <>
      <Tabs
        className="form-tabs"
        items={items}
        activeKey={String(tabInFront(shown, wanted))}
        onChange={(key) => place.bringForward(Number(key))}
      />
      {layout.tabs.map(({ title, sections }, at) => {
        const page = pages[at];
        if (!page || !drawn.has(at)) return null;
        return createPortal(<FormSections key={title} sections={sections} context={context} />, page, title);
      })}
    </>
  );
}

/** The place of a page under its tab; what is drawn in it outlives the place. */
function Page({ element, onDrawn }: { element: HTMLElement | undefined; onDrawn: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const told = useRef(onDrawn);
  useLayoutEffect(() => {
    if (element) place.current?.append(element);
    told.current();
  }, [element]);
  return <div ref={place} />;
}

function TabLabel({ title, keys, context }: { title: string; keys: readonly string[]; context: FormContext }) {
  const { store } = context;
  const wrong = useWholeForm(store, () => store.wrong(keys));
  return (
    <>
      {title}
      {wrong > 0 && (
        <span className="form-wrong" title={`${wrong} 处需要修改`}>
          {wrong}
        </span>
      )}
    </>
  );
}

function keysOf(sections: readonly FormSection[]): string[] {
  return sections.flatMap(({ fields }) => fields.map(({ key }) => key));
}
