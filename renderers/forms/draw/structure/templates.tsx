import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldTemplateProps,
  MultiSchemaFieldTemplateProps,
  ObjectFieldTemplateProps,
} from '@rjsf/utils';
import { Button } from 'antd';
import { createContext, useContext } from 'react';

/** What is wrong inside a structure, by the id of the element it is wrong with. */
export const StructureErrors = createContext<ReadonlyMap<string, string>>(new Map());

/** Whether the next field is the one whose way was chosen, framed and labelled already. */
const ChosenWay = createContext(false);

/** Label above, value, and below it the help or, in its place, the error; objects and lists frame themselves. */
function FieldTemplate({ id, fieldPathId, label, required, schema, rawDescription, children }: FieldTemplateProps) {
  const error = useContext(StructureErrors).get(fieldPathId.$id);
  if (useContext(ChosenWay)) return <ChosenWay value={false}>{children}</ChosenWay>;
  // The value as a whole has its label where it stands in the form.
  if (fieldPathId.path.length === 0)
    return (
      <>
        {children}
        <Note id={`${id}-inside`} error={error} help={undefined} />
      </>
    );
  const isItem = typeof fieldPathId.path.at(-1) === 'number';
  return (
    <div className={schema.type === 'object' || schema.type === 'array' ? 'form-field structure-wide' : 'form-field'}>
      {!isItem && (
        <label htmlFor={id} className={required ? 'form-label form-required' : 'form-label'}>
          {label}
        </label>
      )}
      {children}
      <Note id={`${id}-note`} error={error} help={rawDescription} />
    </div>
  );
}

function Note({ id, error, help }: { id: string; error: string | undefined; help: string | undefined }) {
  if (!error && !help) return null;
  return (
    <div id={id} className={error ? 'form-error' : 'form-help'} role={error ? 'alert' : undefined}>
      {error ?? help}
    </div>
  );
}

function ObjectTemplate({ properties }: ObjectFieldTemplateProps) {
  return <div className="structure-object">{properties.map(({ content }) => content)}</div>;
}

function ArrayTemplate({ items, canAdd, onAddClick, disabled, readonly, title }: ArrayFieldTemplateProps) {
  return (
    <div className="structure-list">
      {items}
      {canAdd && !disabled && !readonly && (
        <Button type="dashed" icon={<PlusOutlined />} onClick={onAddClick} aria-label={`添加${title}`}>
          添加
        </Button>
      )}
    </div>
  );
}

function ItemTemplate({ children, index, buttonsProps, disabled, readonly }: ArrayFieldItemTemplateProps) {
  const { hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps;
  const nth = `第 ${index + 1} 项`;
  return (
    <fieldset className="structure-item" aria-label={nth}>
      <div className="structure-item-head">
        <span>{nth}</span>
        {!disabled && !readonly && (
          <span>
            <Button type="text" size="small" aria-label="上移" disabled={!hasMoveUp} onClick={onMoveUpItem}>
              <ArrowUpOutlined />
            </Button>
            <Button type="text" size="small" aria-label="下移" disabled={!hasMoveDown} onClick={onMoveDownItem}>
              <ArrowDownOutlined />
            </Button>
            {hasRemove && (
              <Button type="text" size="small" danger aria-label={`删除${nth}`} onClick={onRemoveItem}>
                <DeleteOutlined />
              </Button>
            )}
          </span>
        )}
      </div>
      {children}
    </fieldset>
  );
}

/** One of several ways: which one, and what it asks for. */
function WaysTemplate({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) {
  return (
    <div className="structure-ways structure-wide">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the selector is one */}
      <label className="structure-way">
        <span className="form-label">方式</span>
        {selector}
      </label>
      <ChosenWay value={true}>{optionSchemaField}</ChosenWay>
    </div>
  );
}

export const TEMPLATES = {
  FieldTemplate,
  ObjectFieldTemplate: ObjectTemplate,
  ArrayFieldTemplate: ArrayTemplate,
  ArrayFieldItemTemplate: ItemTemplate,
  MultiSchemaFieldTemplate: WaysTemplate,
};
