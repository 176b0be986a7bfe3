import { ApartmentOutlined } from '@ant-design/icons';
import { Button, Drawer, Tag } from 'antd';
import { useState } from 'react';
import { nameSetOf } from '../../cells/drawing/nameMarks.ts';
import { useNames } from '../../cells/drawing/useNames.ts';
import { showText } from '../../cells/show.ts';
import { queryColumn } from '../../query/queryColumn.ts';
import { Panel } from '../../ui/Panel.tsx';
import { BesidePane } from './BesidePane.tsx';
import type { Beside } from './besideOf.ts';

/** What is chosen, as people call it; undefined: all. */
function useChosenName({ item, value, cells }: Beside): string | undefined {
  const column = queryColumn(item);
  const codes = value === undefined ? [] : [value];
  const [name] = useNames(nameSetOf(column), codes);
  if (value === undefined) return undefined;
  const shown = showText(value, column, cells);
  return shown === '' || shown === value ? (name ?? value) : shown;
}

/** Above the rows: what the choice beside them asks for and the way back to all; on a phone the choices as well. */
export function BesideStrip({ beside, narrow }: { beside: Beside; narrow: boolean }) {
  const name = useChosenName(beside);
  if (narrow)
    return (
      <div className="screen-strip">
        <BesideButton beside={beside} name={name} />
      </div>
    );
  if (name === undefined) return null;
  return (
    <div className="screen-strip">
      <Tag
        className="beside-chosen"
        color="processing"
        closable
        onClose={(event) => {
          event.preventDefault();
          beside.choose(undefined);
        }}
      >
        {beside.title}：{name}
      </Tag>
    </div>
  );
}

/** What is chosen, and the choices in a drawer. */
function BesideButton({ beside, name }: { beside: Beside; name: string | undefined }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const choose = (value: string | undefined) => {
    beside.choose(value);
    close();
  };
  return (
    <>
      <Button
        className="beside-button"
        block
        size="large"
        icon={<ApartmentOutlined />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className="beside-name">
          {beside.title}：{name ?? '全部'}
        </span>
      </Button>
      {open && (
        <Panel name={beside.title} onClose={close}>
          <Drawer
            open
            placement="left"
            size="min(320px, 84vw)"
            title={beside.title}
            styles={{ body: { padding: 0, display: 'flex' } }}
            onClose={close}
          >
            <BesidePane beside={{ ...beside, choose }} />
          </Drawer>
        </Panel>
      )}
    </>
  );
}
