// One of a long list, found by typing: a Combobox whose list is ranked by the caller's rule or comes from a server, with an entry that
// makes a new one where that is allowed. @rule search.2, search.3, search.4
import { IconPlus } from '@tabler/icons-react';
import { Combobox, type ComboboxProps } from './combobox.tsx';
import type { ListOption } from './listbox.tsx';

type Source<O extends ListOption> =
  | {
      options: readonly O[];
      /** The options for a text, best first. */
      rank: (options: readonly O[], text: string, max: number) => readonly O[];
      load?: never;
    }
  | { load: (text: string, signal: AbortSignal) => Promise<readonly O[]>; options?: never; rank?: never };

export type SearchSelectProps<O extends ListOption> = Omit<ComboboxProps<O>, 'load' | 'known' | 'onEnterTyped' | 'value'> &
  Source<O> & {
    value?: O | undefined;
    /** Lets people add what is not in the list. */
    create?:
      | {
          /** `Add "painting"` */
          label: (text: string) => string;
          onCreate: (text: string) => void;
          /** Whether an option is what was typed, so that it is not offered anew. */
          isSame?: (option: O, text: string) => boolean;
          /** Enter on the text itself makes one only where nothing is found: for lists that hold nearly everything. */
          onlyUnfound?: boolean;
        }
      | undefined;
  };

/** Most options that are shown. @rule search.3 */
export const SEARCH_RESULTS = 50;

const CREATE = 'create:';
const sameWords = (option: ListOption, text: string) => option.label.localeCompare(text, undefined, { sensitivity: 'base' }) === 0;

/** The field. With `create`, Enter on the typed text itself takes the option of that name, or makes one. */
export function SearchSelect<O extends ListOption>({ create, options, rank, load, onChange, value, ...rest }: SearchSelectProps<O>) {
  const isSame = create?.isSame ?? sameWords;
  async function found(text: string, signal: AbortSignal): Promise<readonly O[]> {
    const list = load ? await load(text, signal) : rank(options, text, SEARCH_RESULTS);
    const shown = list.slice(0, SEARCH_RESULTS);
    const wanted = text.trim();
    if (!create || wanted === '' || shown.some((option) => isSame(option, wanted))) return shown;
    const entry: ListOption = { value: `${CREATE}${wanted}`, label: create.label(wanted), icon: <IconPlus aria-hidden />, ofText: true };
    return [...shown, entry as O];
  }
  return (
    <Combobox<O>
      {...rest}
      value={value}
      load={found}
      known={options?.length}
      onChange={(option) => {
        if (create && option?.value.startsWith(CREATE)) create.onCreate(option.value.slice(CREATE.length));
        else onChange(option);
      }}
      {...(create
        ? {
            onEnterTyped: (text: string, shown: readonly O[] | undefined) => {
              const wanted = text.trim();
              const isListed = (option: O) => !option.value.startsWith(CREATE);
              const take = (list: readonly O[]) => {
                const same = list.find((option) => isListed(option) && isSame(option, wanted));
                if (same) onChange(same);
                else if (wanted !== '') create.onCreate(wanted);
              };
              // There is something else to choose, or may be in a moment: the list stays.
              const listed = shown?.filter(isListed);
              const isThere = listed?.some((option) => isSame(option, wanted)) ?? false;
              if (create.onlyUnfound && !isThere && listed?.length !== 0) return false;
              // Whoever types fast is not given a new one while the list of old ones is on its way.
              if (shown) take(shown);
              else void found(text, new AbortController().signal).then(take, () => take([]));
              return true;
            },
          }
        : {})}
    />
  );
}
