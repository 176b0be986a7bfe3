import { Alert, App, ConfigProvider, Input, Modal, type ModalProps, Tabs } from 'antd';
import { type KeyboardEvent, useId, useState } from 'react';
import { describeCron } from '../../../../engine/cron/describeCron.ts';
import { type CronFieldName, cronFieldNames, cronFields, splitCron } from '../../../../engine/cron/fields.ts';
import { parseCron } from '../../../../engine/cron/parseCron.ts';
import { useNarrow } from '../../../ui/useMedia.ts';
import { POPUP_CLASS } from '../../drawing/popup.ts';
import { CronPanel } from './CronPanel.tsx';
import { CronRuns } from './CronRuns.tsx';
import { type CronManner, useCron } from './useCron.ts';
import './cron.css';

/** In px. */
const WIDTHS = { tabs: 608, full: 800 } as const;

/** All seven fit a phone. */
const TABS_CLOSE = { components: { Tabs: { horizontalItemGutter: 4 } } };

/** The body scrolls, title and buttons stay. */
const WINDOW: Pick<ModalProps, 'style' | 'styles'> = {
  style: { top: 24 },
  styles: { body: { maxHeight: 'calc(100dvh - 148px)', overflowY: 'auto' } },
};
const WHOLE_SCREEN: Pick<ModalProps, 'style' | 'styles'> = {
  style: { top: 0, maxWidth: '100vw', margin: 0, padding: 0 },
  styles: {
    container: { display: 'flex', flexDirection: 'column', height: '100dvh', borderRadius: 0 },
    body: { flex: 1, minHeight: 0, overflowY: 'auto' },
  },
};

interface CronDialogProps extends CronManner {
  title: string;
  /** The expression to begin with; an empty one becomes every second. */
  text: string;
  onTake: (text: string) => void;
  onCancel: () => void;
}

/** Makes a cron expression: a tab for each part, the expression itself, what it means and when it runs next. */
export function CronDialog({ title, editor, numbers, text, onTake, onCancel }: CronDialogProps) {
  const { message } = App.useApp();
  const narrow = useNarrow();
  const [state, change] = useCron(text, { editor, numbers });
  const parsed = parseCron(state.text, numbers);
  const [shown, show] = useState<CronFieldName>('second');
  const take = () => (parsed.ok ? onTake(state.text.trim()) : void message.warning(parsed.message));
  return (
    <Modal
      open
      title={`设置${title}`}
      width={narrow ? '100vw' : WIDTHS[editor]}
      rootClassName={POPUP_CLASS}
      okText="确定"
      cancelText="取消"
      onOk={take}
      onCancel={onCancel}
      {...(narrow ? WHOLE_SCREEN : WINDOW)}
    >
      {/* What is typed and clicked here is nothing for the grid or the form around the editor. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: stops keys, offers none. */}
      <div className={`cron cron-${editor}`} onKeyDown={keepKeys}>
        <div className="cron-parts">
          <ConfigProvider theme={TABS_CLOSE}>
            <Tabs
              activeKey={shown}
              onChange={(key) => show(key as CronFieldName)}
              size="small"
              destroyOnHidden
              items={cronFieldNames.map((field) => ({
                key: field,
                label: (
                  <span className="cron-tab">
                    {cronFields[field].title}
                    <small>{state.texts[field] || '*'}</small>
                  </span>
                ),
                children: (
                  <CronPanel
                    editor={editor}
                    field={field}
                    state={state}
                    onChange={(inputs) => change({ field, inputs })}
                  />
                ),
              }))}
            />
          </ConfigProvider>
        </div>
        <CronText
          text={state.text}
          parsed={parsed}
          onChange={(typed) => {
            change({ text: typed });
            const found = parseCron(typed, numbers);
            if (!found.ok && found.field) show(found.field);
          }}
          onEnter={take}
        />
        <CronRuns text={state.text} numbers={numbers} />
      </div>
    </Modal>
  );
}

function keepKeys(event: KeyboardEvent): void {
  if (event.key !== 'Escape') event.stopPropagation();
}

interface CronTextProps {
  text: string;
  parsed: ReturnType<typeof parseCron>;
  onChange: (text: string) => void;
  onEnter: () => void;
}

/** The expression itself, to be read and typed, and what it means. */
function CronText({ text, parsed, onChange, onEnter }: CronTextProps) {
  const id = useId();
  return (
    <div className="cron-text">
      <label htmlFor={id}>表达式</label>
      <Input
        id={id}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onPressEnter={onEnter}
        status={parsed.ok ? undefined : 'error'}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={!parsed.ok}
        aria-describedby={`${id}-says`}
      />
      <div id={`${id}-says`} role="status" className={parsed.ok ? 'cron-says' : 'cron-says cron-wrong'}>
        {parsed.ok ? describeCron(parsed.cron) : parsed.message}
      </div>
      {!splitCron(text) && text.trim() !== '' && (
        <Alert type="warning" showIcon title="现有内容分不成各段；在上面选择会另写一个表达式。" />
      )}
    </div>
  );
}
