/**
 * React does not see input made before it ran, or values that the browser restored on reload, and would overwrite them. They are entered
 * again, except in uncontrolled fields.
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
			// React compares with the last value it saw, so the native setter creates a difference.
			field.value = "";
			field.setRangeText(value);
			field.dispatchEvent(new Event("input", { bubbles: true }));
		}
	}
	for (const select of document.querySelectorAll("select"))
		select.dispatchEvent(new Event("change", { bubbles: true }));
}
