import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import { DEFAULT_ID_PREFIX, DEFAULT_ID_SEPARATOR, englishStringTranslator } from '@rjsf/utils';

const nothing = () => null;

/** Parts RJSF asks for by name and hands to our templates, which draw none of them. */
const TEMPLATES = {
  DescriptionFieldTemplate: nothing,
  ErrorListTemplate: nothing,
  FieldErrorTemplate: nothing,
  FieldHelpTemplate: nothing,
  OptionalDataControlsTemplate: nothing,
  TitleFieldTemplate: nothing,
  UnsupportedFieldTemplate: nothing,
  WrapIfAdditionalTemplate: nothing,
  ButtonTemplates: { SubmitButton: nothing },
};

/**
 * What the build puts in the place of RJSF's own registry: an object and its fields. Its inputs, arrays and
 * descriptions in Markdown would be loaded with every form and drawn in none.
 */
export function formRegistry() {
  return {
    fields: { ObjectField, SchemaField },
    templates: TEMPLATES,
    widgets: {},
    rootSchema: {},
    formContext: {},
    translateString: englishStringTranslator,
    globalFormOptions: {
      idPrefix: DEFAULT_ID_PREFIX,
      idSeparator: DEFAULT_ID_SEPARATOR,
      useFallbackUiForUnsupportedType: false,
    },
  };
}
