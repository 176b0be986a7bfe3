import { Tabs } from 'antd';
import { useSyncExternalStore } from 'react';
import type { FormContext } from './FormContext.ts';
import { type Contents, FormSections } from './FormSections.tsx';
import { type FormSection, tabInFront } from './formLayout.ts';
import { useWholeForm } from './useField.ts';

interface TabsProps {
  contents: Contents;
  context: FormContext;
}

/** The pages of a form. A tab counts the errors on its page; one whose fields are all hidden is not there. */
export function FormTabs({ contents, context }: TabsProps) {
  const { layout, store, place } = context;
  const wanted = useSyncExternalStore(place.subscribe, place.tab);
  // One text for all tabs, so that only a tab that comes or goes redraws them.
  const shown = useWholeForm(store, () =>
    layout.tabs.map(({ sections }) => keysOf(sections).some((key) => store.field(key).visible)).join(),
  )
    .split(',')
    .map((text) => text === 'true');
  const items = layout.tabs.flatMap(({ title, sections }, at) =>
    shown[at]
      ? {
          key: String(at),
          label: <TabLabel title={title} keys={keysOf(sections)} context={context} />,
          children: <FormSections sections={sections} contents={contents} context={context} />,
        }
      : [],
  );
  return (
    <Tabs
      className="form-tabs"
      items={items}
      activeKey={String(tabInFront(shown, wanted))}
      onChange={(key) => place.bringForward(Number(key))}
    />
  );
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
