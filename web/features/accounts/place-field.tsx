import { useState } from 'react';
import { places } from '#contract/accounts/places.ts';
import { call } from '#web/lib/call.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { useDebouncedQuery } from './use-debounced-query.ts';

interface Town {
  readonly id: number;
  readonly name: string;
}

interface Props {
  readonly country: string;
  /** The town that is known already. */
  readonly initialTown: Town | null;
  /** What was typed before the form came back refused. */
  readonly typed?: string | undefined;
  readonly label: string;
  readonly note?: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly foundText: (count: number) => string;
  readonly noneText: string;
  /** A town was taken from the list. */
  readonly onChoose?: (town: Town) => void;
  /** The field is left with something that was typed and not taken from the list. */
  readonly onLeave?: (text: string) => void;
}

/** A town, typed with suggestions. Sends what is typed and what was chosen: see readPlaceChoice. */
export function PlaceField(props: Props) {
  const { country, initialTown, typed, label, note, hint, error, foundText, noneText } = props;
  const [text, setText] = useState(typed ?? initialTown?.name ?? '');
  const [chosen, setChosen] = useState(initialTown);
  const q = text.trim();
  const suggestions = useDebouncedQuery(
    q === '' || q === chosen?.name ? null : q,
    (start, signal) => call(places, { query: { country, q: start } }, { signal }),
  );
  const count = suggestions?.places.length;
  return (
    <Field label={label} note={note} hint={count === 0 ? noneText : hint} error={error}>
      <input type="hidden" name="place_id" value={chosen?.id ?? ''} />
      <input type="hidden" name="place_name" value={chosen?.name ?? ''} />
      <input type="hidden" name="place_country" value={chosen ? country : ''} />
      <Combobox
        name="place"
        value={text}
        onValueChange={setText}
        options={(suggestions?.places ?? []).map(({ id, name, region }) => ({
          id: String(id),
          label: name,
          note: region,
        }))}
        onSelect={(option) => {
          const town = { id: Number(option.id), name: option.label };
          setText(town.name);
          setChosen(town);
          props.onChoose?.(town);
        }}
        onLeave={() => {
          if (q !== (chosen?.name ?? '')) props.onLeave?.(q);
        }}
        listLabel={label}
        status={count === undefined ? undefined : count > 0 ? foundText(count) : noneText}
        leading={<Icon name="map-pin" size="sm" />}
        maxLength={60}
      />
    </Field>
  );
}
