/**
 * React takes no notice of what was chosen or typed before it was there, or of what the browser has kept over a reload: its next
 * drawing would undo it, and a press on what is chosen already changes nothing. So it is chosen and typed once more. Fields that
 * React does not hold keep what is in them.
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
			// Written past the setter that React watches: it has to see a difference.
			field.value = "";
			field.setRangeText(value);
			field.dispatchEvent(new Event("input", { bubbles: true }));
		}
	}
	for (const select of document.querySelectorAll("select"))
		select.dispatchEvent(new Event("change", { bubbles: true }));
}
