import { ApartmentOutlined } from '@ant-design/icons';
import { Button, Drawer, Tag } from 'antd';
import { useState } from 'react';
import { nameSetOf } from '../../cells/drawing/nameMarks.ts';
import { useNames } from '../../cells/drawing/useNames.ts';
import { showText } from '../../cells/show.ts';
import { queryColumn } from '../../query/queryColumn.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Choices } from './BesideFrame.tsx';
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

/** What the choice beside the list asks for, and the way back to all. */
export function ChosenTag({ beside }: { beside: Beside }) {
  const name = useChosenName(beside);
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

/** On a phone: what is chosen, and the choices in a drawer. */
export function BesideButton({ beside }: { beside: Beside }) {
  const [open, setOpen] = useState(false);
  const name = useChosenName(beside);
  const close = () => setOpen(false);
  const choose = (value: string | undefined) => {
    beside.choose(value);
    close();
  };
  return (
    <>
      <Button
        className="beside-button"
        icon={<ApartmentOutlined />}
        type={name === undefined ? 'default' : 'primary'}
        ghost={name !== undefined}
        aria-haspopup="dialog"
        aria-label={`${beside.title}：${name ?? '全部'}`}
        onClick={() => setOpen(true)}
      >
        <span className="beside-name">{name ?? beside.title}</span>
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
            <Choices beside={{ ...beside, choose }} />
          </Drawer>
        </Panel>
      )}
    </>
  );
}
