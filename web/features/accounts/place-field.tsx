import { useState } from 'react';
import { places } from '../../../contract/accounts/places.ts';
import { call } from '../../lib/call.ts';
import { Combobox } from '../../ui/combobox.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { useLater } from './signup/use-later.ts';

interface Town {
  readonly id: number;
  readonly name: string;
}

interface Props {
  readonly country: string;
  /** The town that is known already. */
  readonly known: Town | null;
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

/** A town, typed with suggestions. Sends what is typed and what was chosen: see placeChoice. */
export function PlaceField(props: Props) {
  const { country, known, typed, label, note, hint, error, foundText, noneText } = props;
  const [text, setText] = useState(typed ?? known?.name ?? '');
  const [chosen, setChosen] = useState(known);
  const q = text.trim();
  const found = useLater(q === '' || q === chosen?.name ? null : q, (start, signal) =>
    call(places, { query: { country, q: start } }, { signal }),
  );
  const count = found?.places.length;
  return (
    <Field label={label} note={note} hint={count === 0 ? noneText : hint} error={error}>
      <input type="hidden" name="place_id" value={chosen?.id ?? ''} />
      <input type="hidden" name="place_name" value={chosen?.name ?? ''} />
      <input type="hidden" name="place_country" value={chosen ? country : ''} />
      <Combobox
        name="place"
        value={text}
        onValueChange={setText}
        options={(found?.places ?? []).map(({ id, name, region }) => ({
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
