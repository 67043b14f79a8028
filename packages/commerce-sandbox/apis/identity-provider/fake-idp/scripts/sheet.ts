/**
 * The script declares `openSignInSheet`, which resolves to the token of the chosen person, or to null if the sheet is closed. It rejects if
 * the provider refuses the client.
 */
export const sheetScript = `
async function openSignInSheet(request) {
	const language = pageLanguage();
	const words = textsHere();
	const send = async (person) => {
		const body = new URLSearchParams({ ...request, ...person });
		const response = await fetch(ISSUER + "/sheet", { method: "POST", body });
		if (!response.ok) throw new Error(await response.text());
		return response.json();
	};
	// The provider refuses unknown clients before the sheet opens.
	await send({ person: "ask" });
	const { host, root } = newPlace();
	const people = PEOPLE.map(({ id, name, email }) =>
		make(
			"button",
			{ type: "button", value: id },
			make("bdi", {}, name),
			make("small", {}, email ? make("bdi", {}, email) : words.private),
		),
	);
	const field = (name, label, type = "text") =>
		make("label", {}, label, make("input", { name, type, autocomplete: "off", maxlength: "100" }));
	const form = make(
		"form",
		{},
		make("h3", {}, words.another),
		field("given_name", words.firstName),
		field("family_name", words.lastName),
		field("email", words.email, "email"),
		make("button", { type: "submit", value: "new" }, words.go),
	);
	form.elements.email.required = true;
	form.elements.email.dir = "ltr";
	const message = make("p", { class: "wrong", role: "alert" });
	const cancel = make("button", { type: "button", value: "cancel" }, words.close);
	const dialog = make(
		"dialog",
		{ "aria-label": words.title, lang: language, dir: words.dir },
		make("h2", {}, words.title),
		make("div", { class: "people" }, ...people),
		form,
		message,
		cancel,
		make("small", {}, words.sandbox),
	);
	root.append(dialog);
	document.body.append(host);
	return new Promise((resolve) => {
		const end = (result) => {
			dialog.close();
			host.remove();
			resolve(result);
		};
		const pick = async (person) => {
			dialog.inert = true;
			message.textContent = "";
			try {
				end(await send(person));
			} catch {
				dialog.inert = false;
				message.textContent = words.wrong;
			}
		};
		for (const one of people) one.addEventListener("click", () => pick({ person: one.value }));
		form.addEventListener("submit", (event) => {
			event.preventDefault();
			pick({ person: "new", ...Object.fromEntries(new FormData(form)) });
		});
		cancel.addEventListener("click", () => end(null));
		dialog.addEventListener("cancel", (event) => {
			event.preventDefault();
			end(null);
		});
		dialog.showModal();
	});
}
`;
