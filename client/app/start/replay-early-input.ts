/**
 * Repeats input made before React ran, and values that the browser restored on reload, in search and text fields, checkboxes, radio
 * buttons and selects. React would not see them and would overwrite them.
 */
export function replayEarlyInput(): void {
	for (const field of document.querySelectorAll<HTMLInputElement>(
		"input:is(:checked:not([checked]),[type=search],:not([type]))",
	)) {
		const { value } = field;
		if (field.checked) {
			field.checked = false;
			field.click();
		} else if (value !== field.defaultValue) {
			// React ignores an input event if the value equals the last one set by `value`, which `setRangeText` does not update.
			field.value = "";
			field.setRangeText(value);
			field.dispatchEvent(new Event("input", { bubbles: true }));
		}
	}
	for (const select of document.querySelectorAll("select"))
		select.dispatchEvent(new Event("change", { bubbles: true }));
}
