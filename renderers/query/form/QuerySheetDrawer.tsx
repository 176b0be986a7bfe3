import { Button, ConfigProvider, Drawer, theme } from 'antd';
import { type FormEvent, useId } from 'react';
import { QueryField } from './QueryField.tsx';
import type { QueryFormProps } from './QueryForm.tsx';
import '../query.css';
import { useQueryDraft } from './useQueryDraft.ts';

export interface QuerySheetProps extends QueryFormProps {
  /** Opens the query builder; absent: there is none. */
  onBuilder?: (() => void) | undefined;
}

interface QuerySheetDrawerProps extends QuerySheetProps {
  open: boolean;
  onClose: () => void;
}

/** All conditions on a sheet from below; what is typed and not asked for outlives its closing. */
export function QuerySheetDrawer(props: QuerySheetDrawerProps) {
  const { open, items, values, onSearch, onReset, dictionary, onBuilder, onClose } = props;
  const { token } = theme.useToken();
  const prefix = useId();
  const { draft, change, search, complaint } = useQueryDraft(items, values, onSearch);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (search()) onClose();
  };
  const reset = () => {
    onReset();
    onClose();
  };
  const builder = onBuilder && (
    <Button
      type="link"
      onClick={() => {
        onClose();
        onBuilder();
      }}
    >
      高级查询
    </Button>
  );
  const footer = (
    <div className="query-sheet-buttons">
      <Button size="large" onClick={reset}>
        重置
      </Button>
      <Button size="large" type="primary" htmlType="submit" form={prefix}>
        查询
      </Button>
    </div>
  );
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="bottom"
      size="80%"
      title="查询条件"
      extra={builder}
      footer={footer}
    >
      <form
        id={prefix}
        className="query-sheet"
        onSubmit={submit}
        style={{ '--query-label': token.colorTextSecondary, '--query-error': token.colorError } as object}
      >
        <ConfigProvider componentSize="large">
          {items.map((item) => (
            <QueryField
              key={item.key}
              item={item}
              prefix={prefix}
              values={draft}
              onChange={change}
              dictionary={item.dictCode ? dictionary(item.dictCode) : undefined}
              complaint={complaint(item)}
            />
          ))}
        </ConfigProvider>
      </form>
    </Drawer>
  );
}
