const storageKey = (form: string): string => `shop.typed.${form}`;

type Kept = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const isKept = (element: Element): element is Kept =>
	(element instanceof HTMLInputElement && !["password", "hidden"].includes(element.type)) ||
	element instanceof HTMLSelectElement ||
	element instanceof HTMLTextAreaElement;

export function keepInput(name: string, form: HTMLFormElement): void {
	const entries = [...form.elements]
		.filter(isKept)
		.filter((element) => typedIn(element) !== standingIn(element))
		.map((element) => [element.name, typedIn(element)]);
	try {
		sessionStorage.setItem(storageKey(name), JSON.stringify(Object.fromEntries(entries)));
	} catch {}
}

export function restoreInput(name: string, form: HTMLFormElement): void {
	try {
		const storedInput: unknown = JSON.parse(sessionStorage.getItem(storageKey(name)) ?? "null");
		if (typeof storedInput !== "object" || storedInput === null) return;
		// Input typed before the script ran is newer than the stored input, so only untouched fields are filled.
		const untouchedFields = [...form.elements]
			.filter(isKept)
			.filter((one) => typedIn(one) === standingIn(one));
		for (const element of untouchedFields) {
			const value = (storedInput as Record<string, unknown>)[element.name];
			if (typeof value === "boolean" && element instanceof HTMLInputElement) element.checked = value;
			else if (typeof value === "string" && !isChoice(element)) element.value = value;
			else if (isChoice(element) && element.value === value) element.checked = true;
		}
	} catch {}
}

export function forgetInput(name: string): void {
	try {
		sessionStorage.removeItem(storageKey(name));
	} catch {}
}

const isChoice = (element: Kept): element is HTMLInputElement =>
	element instanceof HTMLInputElement && element.type === "radio";

const typedIn = (element: Kept): string | boolean => {
	if (isChoice(element)) return checkedIn(element, (one) => one.checked);
	return element instanceof HTMLInputElement && element.type === "checkbox" ? element.checked : element.value;
};

const standingIn = (element: Kept): string | boolean => {
	if (isChoice(element)) return checkedIn(element, (one) => one.defaultChecked);
	if (!(element instanceof HTMLSelectElement))
		return element.type === "checkbox" && element instanceof HTMLInputElement
			? element.defaultChecked
			: element.defaultValue;
	const option = [...element.options].find(({ defaultSelected }) => defaultSelected) ?? element.options[0];
	return option?.value ?? "";
};

const checkedIn = ({ form, name }: HTMLInputElement, is: (one: HTMLInputElement) => boolean): string =>
	[...(form?.elements ?? [])].find(
		(one): one is HTMLInputElement => one instanceof HTMLInputElement && one.name === name && is(one),
	)?.value ?? "";
