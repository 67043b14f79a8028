/** What was typed into a form, for this tab: it outlives another language of the page and the way back. Never a password. */
const keyOf = (form: string): string => `shop.typed.${form}`;

const isKept = (element: Element): element is HTMLInputElement | HTMLSelectElement =>
	(element instanceof HTMLInputElement && !["password", "hidden"].includes(element.type)) ||
	element instanceof HTMLSelectElement;

export function keepTyped(name: string, form: HTMLFormElement): void {
	const typed = [...form.elements].filter(isKept).map((element) => [element.name, typedIn(element)]);
	try {
		sessionStorage.setItem(keyOf(name), JSON.stringify(Object.fromEntries(typed)));
	} catch {
		// A browser without storage forgets it.
	}
}

export function typedBefore(name: string, form: HTMLFormElement): void {
	try {
		const typed: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? "null");
		if (typeof typed !== "object" || typed === null) return;
		for (const element of [...form.elements].filter(isKept)) {
			const value = (typed as Record<string, unknown>)[element.name];
			if (typeof value === "boolean" && element instanceof HTMLInputElement) element.checked = value;
			else if (typeof value === "string" && element.value === "") element.value = value;
		}
	} catch {
		// Nothing that can be read was typed.
	}
}

export function forgetTyped(name: string): void {
	try {
		sessionStorage.removeItem(keyOf(name));
	} catch {
		// Nothing was kept.
	}
}

const typedIn = (element: HTMLInputElement | HTMLSelectElement): string | boolean =>
	element instanceof HTMLInputElement && element.type === "checkbox" ? element.checked : element.value;
