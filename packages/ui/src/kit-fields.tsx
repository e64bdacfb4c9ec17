// The fields of forms, for the page of all parts.
import { useState } from 'react';
import { Checkbox, Radio } from './checkbox.tsx';
import { FileDrop } from './file-drop.tsx';
import styles from './kit-page.module.css';
import { Part } from './kit-part.tsx';
import { MonthPicker } from './month-picker.tsx';
import { RichTextEditor } from './rich-text-editor.tsx';
import { SearchSelect } from './search-select.tsx';
import { Select } from './select.tsx';
import { TextArea, TextField } from './text-field.tsx';

export function Fields() {
  return (
    <Part title="Fields">
      <TextField label="E-mail" type="email" hint="We answer there." defaultValue="ada@example.org" />
      <TextField label="Name" optional="(optional)" placeholder="Ada" error="Enter a name." />
      <Select
        label="Country"
        emptyLabel="Any"
        options={[
          { value: 'NO', label: 'Norway' },
          { value: 'DE', label: 'Germany' },
        ]}
      />
      <TextArea label="Message" defaultValue="Hello" />
      <div>
        <Checkbox label="Full-time" count={128} defaultChecked />
        <Checkbox label="Internship" hint="Also with study credits" count={9} />
        <Radio name="kind" label="List" defaultChecked />
        <Radio name="kind" label="Grid" disabled />
      </div>
      <FileDrop
        label="Drop your CV here"
        hint="PDF or DOCX, up to 16 MB"
        extensions={['.pdf']}
        maxSizeBytes={16}
        onFile={() => {}}
        onRefused={() => {}}
      />
    </Part>
  );
}

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
const MONTH_TEXTS = {
  choose: 'Choose a month',
  clear: 'Clear',
  earlierYears: 'Earlier years',
  laterYears: 'Later years',
  otherYear: 'Another year',
};
const LIST_TEXTS = { empty: 'Nothing found', loading: 'Searching', failed: 'Not able to search', count: String, clear: 'Clear' };
const WRITING = {
  toolbar: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  bulleted: 'Bulleted list',
  numbered: 'Numbered list',
  link: 'Link',
  linkAddress: 'Address',
  linkApply: 'Apply',
  linkRemove: 'Remove link',
  linkWrong: 'Write a web address',
};

export function EntryFields() {
  const [month, setMonth] = useState<string | null>('2021-09-01');
  const [text, setText] = useState<string | null>('<p>I <strong>led</strong> a team.</p>');
  const [skill, setSkill] = useState<{ value: string; label: string }>();
  return (
    <Part title="Fields of entries">
      <MonthPicker
        label="Start"
        value={month}
        onChange={setMonth}
        today="2026-11-01"
        formatMonth={(value) => `${MONTHS[Number(value.slice(5, 7)) - 1]} ${value.slice(0, 4)}`}
        monthNames={{ long: MONTHS, short: MONTHS }}
        texts={MONTH_TEXTS}
      />
      <SearchSelect
        label="Skill"
        value={skill}
        onChange={setSkill}
        options={[{ value: 'cooking', label: 'Cooking' }]}
        rank={(options) => options}
        texts={LIST_TEXTS}
        create={{ label: (name) => `Add "${name}"`, onCreate: (name) => setSkill({ value: name, label: name }) }}
      />
      <div className={styles.wide}>
        <RichTextEditor
          label="Description"
          value={text}
          onChange={setText}
          countCharacters={(html) => html.replace(/<[^>]*>/g, '').length}
          counterText={(used, max) => `${used} of ${max} characters`}
          toolbarLabels={WRITING}
        />
      </div>
    </Part>
  );
}
