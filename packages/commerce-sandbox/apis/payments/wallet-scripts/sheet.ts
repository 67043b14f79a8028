/**
 * Script that declares `openWalletSheet`, which shows the sandbox's wallet sheet in the shop's page. `onContact`, `onOption` and `onPay`
 * may return a promise of `{ errors: [{ field, message }], total, options }`.
 */
export const sheetScript = `
function openWalletSheet({
	wallet,
	total,
	withContact,
	country,
	options,
	selected,
	onContact,
	onOption,
	onPay,
	onCancel,
}) {
	const language = pageLanguage();
	const words = textsHere();
	const say = (text) => text.replace("{wallet}", wallet);
	const { host, root } = newPlace();
	const buyer = BUYER;
	const fields = withContact ? FIELDS : [];
	const inputs = {};
	const labels = fields.map(([name, autocomplete, type]) => {
		const input = make("input", { name, type, autocomplete, maxlength: "100", value: buyer[name] ?? "" });
		if (type !== "text") input.dir = "ltr";
		inputs[name] = input;
		return make("label", {}, words[LABELS[name]], input);
	});
	const card = make(
		"select",
		{ name: "card" },
		...Object.entries({
			approved: "Visa •••• 1234",
			declined: words.declined,
			challenge: words.challenge,
		}).map(([value, text]) => make("option", { value }, text)),
	);
	const amount = make("p", { class: "total" });
	amount.append(make("bdi", {}, total));
	const message = make("p", { class: "wrong", role: "alert" });
	const choices = make("fieldset");
	const pay = make("button", { value: "pay" }, say(words.title));
	const cancel = make("button", { value: "cancel", type: "button" }, words.close);
	const form = make(
		"form",
		{ novalidate: "" },
		...labels,
		choices,
		make("label", {}, words.funds, card),
		message,
		pay,
		cancel,
		make("small", {}, words.sandbox),
	);
	const dialog = make(
		"dialog",
		{ "aria-label": say(words.title), lang: language, dir: words.dir },
		make("h2", {}, say(words.title)),
		amount,
		form,
	);
	root.append(dialog);
	document.body.append(host);

	let option = selected ?? options?.[0]?.id;
	const showOptions = (list) => {
		option ??= list?.[0]?.id;
		choices.replaceChildren(
			...(list ?? []).map(({ id, label }) => {
				const radio = make("input", { type: "radio", name: "option", value: id });
				radio.checked = id === option;
				radio.addEventListener("change", () => {
					option = id;
					run(() => onOption?.(id));
				});
				return make("label", { class: "one" }, radio, label);
			}),
		);
	};
	showOptions(options);
	const contact = () => ({
		country,
		...Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, input.value.trim()])),
	});
	const take = (update) => {
		if (!update) return;
		for (const input of Object.values(inputs)) input.removeAttribute("aria-invalid");
		if (update.total) amount.firstChild.textContent = update.total;
		if (update.options) showOptions(update.options);
		const errors = update.errors ?? [];
		message.textContent = errors.map((error) => error.message).join(" ");
		for (const { field } of errors) inputs[field]?.setAttribute("aria-invalid", "true");
		(inputs[errors[0]?.field] ?? (errors.length > 0 ? pay : null))?.focus();
	};
	let last = Promise.resolve();
	let waiting = 0;
	let isPaying = false;
	// Changes are sent one after the other, and the payment waits for the last reply, which may change the total. The button is disabled
	// with ARIA alone, because a disabled button would swallow the click that leaves a changed field.
	const run = (act) => {
		waiting++;
		pay.setAttribute("aria-disabled", "true");
		last = last
			.then(act)
			.then(take)
			.catch((error) => reportError(error))
			.finally(() => {
				if (--waiting === 0) pay.removeAttribute("aria-disabled");
			});
	};
	const close = () => {
		dialog.close();
		host.remove();
	};
	const giveUp = () => {
		close();
		onCancel?.();
	};
	dialog.addEventListener("cancel", (event) => {
		event.preventDefault();
		giveUp();
	});
	cancel.addEventListener("click", giveUp);
	for (const name of ["locality", "postalCode", "administrativeArea"])
		inputs[name]?.addEventListener("change", () => run(() => onContact?.(contact())));
	form.addEventListener("submit", (event) => {
		event.preventDefault();
		if (isPaying) return;
		isPaying = true;
		const seen = amount.textContent;
		run(async () => {
			try {
				// The buyer has not seen the new total, so they must confirm again.
				if (amount.textContent === seen) return await onPay({ contact: contact(), option, card: card.value });
				pay.focus();
			} finally {
				isPaying = false;
			}
		});
	});
	dialog.showModal();
	if (withContact && onContact) run(() => onContact(contact()));
	return { close, update: take };
}
`;
