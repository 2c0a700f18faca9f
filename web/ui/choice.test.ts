import { expect, test, vi } from 'vitest';
import { radioProps } from './choice.ts';

test('a held choice checks the button of its value', () => {
  expect(radioProps({ name: 'size', value: 'm' }, 'm')).toMatchObject({ checked: true });
  expect(radioProps({ name: 'size', value: 'm' }, 's')).toMatchObject({ checked: false });
});

test('a choice with a default is left to the browser', () => {
  const props = radioProps({ name: 'size', defaultValue: 'm' }, 'm');
  expect(props).toMatchObject({ type: 'radio', name: 'size', value: 'm', defaultChecked: true });
  expect(props).not.toHaveProperty('checked');
});

test('a choice that a form library registers has neither', () => {
  const props = radioProps({ name: 'size', onChange: vi.fn() }, 'm');
  expect(props).not.toHaveProperty('checked');
  expect(props).not.toHaveProperty('defaultChecked');
});

test('both listeners hear of a change', () => {
  const onChange = vi.fn();
  const onValueChange = vi.fn();
  const event = {} as Parameters<NonNullable<ReturnType<typeof radioProps>['onChange']>>[0];
  radioProps({ name: 'size', onChange, onValueChange }, 'm').onChange?.(event);
  expect(onChange).toHaveBeenCalledWith(event);
  expect(onValueChange).toHaveBeenCalledWith('m');
});
