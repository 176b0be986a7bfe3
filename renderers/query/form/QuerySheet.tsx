import { FilterOutlined } from '@ant-design/icons';
import { Badge, Button, ConfigProvider, Drawer, theme } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { filledCount } from '../../../engine/lists/query.ts';
import { QueryField } from './QueryField.tsx';
import type { QueryFormProps } from './QueryForm.tsx';
import '../query.css';
import { useDraft } from './useDraft.ts';

interface QuerySheetProps extends QueryFormProps {
  /** Opens the query builder; absent: there is none. */
  onBuilder?: (() => void) | undefined;
}

/** The query of a phone: a button with the number of conditions, and a sheet from below with all of them. */
export function QuerySheet({ items, values, onSearch, onReset, dictionary, onBuilder }: QuerySheetProps) {
  const { token } = theme.useToken();
  const prefix = useId();
  const [open, setOpen] = useState(false);
  const { draft, change, search, isMissing } = useDraft(items, values, onSearch);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (search()) setOpen(false);
  };
  const reset = () => {
    onReset();
    setOpen(false);
  };
  const builder = onBuilder && (
    <Button
      type="link"
      onClick={() => {
        setOpen(false);
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
    <>
      <Badge count={filledCount(items, values)} size="small" color={token.colorPrimary}>
        <Button icon={<FilterOutlined />} onClick={() => setOpen(true)}>
          筛选
        </Button>
      </Badge>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
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
                missing={isMissing(item)}
              />
            ))}
          </ConfigProvider>
        </form>
      </Drawer>
    </>
  );
}
