import { Button, Empty, Modal } from 'antd';
import type { Uses } from '../../../engine/routes/recordLinks.ts';
import { useOpenRecord } from '../../services/useOpenRecord.ts';
import './uses.css';

/** The records that name a file, each a way to it where a page of the menu has it. */
export function UsesWindow({ uses, onClose }: { uses: Uses; onClose: () => void }) {
  const openRecord = useOpenRecord(onClose);
  const { name, models, hidden, inBin } = uses;
  const more = [
    ...(hidden > 0 ? [`另有 ${hidden} 处没有列出：您看不到，或超过了每个字段 20 条`] : []),
    ...(inBin > 0 ? [`回收站里的记录用到 ${inBin} 处`] : []),
  ];
  return (
    <Modal open title={`使用处：${name}`} width={560} footer={null} mask={{ closable: true }} onCancel={onClose}>
      {models.length === 0 && more.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="没有记录用到这个文件" />
      )}
      {models.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        <section className="file-uses-all" tabIndex={0} aria-label="用到它的记录">
          {models.map((model, at) => {
            const open = openRecord(model);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: one model may come once a field, and the list never changes
              <section key={at} className="file-uses" aria-label={model.title}>
                <h3>{model.title}</h3>
                <ul>
                  {model.records.map((record) => (
                    <li key={record.id}>
                      {open ? (
                        <Button type="link" size="small" onClick={() => open(record.id)}>
                          {record.name}
                        </Button>
                      ) : (
                        <span className="file-uses-name">{record.name}</span>
                      )}
                      <span className="file-uses-field">{record.number}</span>
                    </li>
                  ))}
                </ul>
              </section>
            );
          })}
        </section>
      )}
      {more.map((words) => (
        <p key={words} className="file-uses-more">
          {words}
        </p>
      ))}
    </Modal>
  );
}
