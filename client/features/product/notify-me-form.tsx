import { useQueryClient } from "@tanstack/react-query";
import { parseEmail } from "@vetrina/shop-rules/typed/email.ts";
import { type FormEvent, useState } from "react";
import type { NotifyMeFormView } from "../../../pages/product-note/contract.ts";
import { useApp, usePlace } from "../../state/app-context.tsx";
import { useTranslation } from "../../state/texts.ts";
import type_ from "../../styles/type.module.css";
import button from "../../ui/button.module.css";
import { classNames } from "../../ui/class-names.ts";
import field from "../../ui/forms/field.module.css";
import { Field } from "../../ui/forms/field.tsx";
import { Outcome } from "../../ui/text/outcome.tsx";
import styles from "./notify-me.module.css";

type NotifyMeFormProps = NotifyMeFormView & {
	action?: string;
	onDone: () => void;
};

export function NotifyMeForm({
	request,
	words,
	error: initialError,
	registered,
	action,
	onDone,
}: NotifyMeFormProps) {
	const { t } = useTranslation();
	const { apiHref } = usePlace().shell;
	const queryClient = useQueryClient();
	const { events } = useApp();
	const errorText = (error?: string) =>
		error === "invalidEmail" ? words.invalidEmail : error ? t("error.title") : "";
	const [error, setError] = useState(errorText(initialError));
	const [busy, setBusy] = useState(false);
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (busy) return;
		const input = event.currentTarget.querySelector<HTMLInputElement>("[name=email]");
		const form = new FormData(event.currentTarget);
		const email = String(form.get("email") ?? "").trim();
		if (input && !parseEmail(email)) {
			setError(words.invalidEmail);
			input.focus();
			return;
		}
		setError("");
		setBusy(true);
		const consents = form.has("consents");
		const failure = await import("../../state/newsletter/ask-to-notify.ts")
			.then(({ sendRequest }) =>
				sendRequest({ queryClient, apiHref }, { ...request, consents, email: input ? email : undefined }),
			)
			.then((result) => (result.ok ? "" : errorText(result.error)))
			.catch(() => t(navigator.onLine ? "error.title" : "shell.offline"));
		setBusy(false);
		if (failure) return setError(failure);
		events.emit({ type: "notifyMe", productId: request.productId });
		if (consents) events.emit({ type: "signUp", form: "waitingList" });
		onDone();
	};
	return (
		<form method="post" action={action} className={field.form} onSubmit={submit} noValidate>
			<input type="hidden" name="productId" value={request.productId} />
			<input type="hidden" name="pageType" value={request.pageType} />
			<p>{words.text}</p>
			{registered ? null : (
				<Field
					type="email"
					autoComplete="email"
					label={words.email}
					errorId="notify-me-error"
					invalid={error !== "" && error === words.invalidEmail}
				/>
			)}
			<Outcome isRefused id="notify-me-error" className={classNames(type_.small, field.error)}>
				{error}
			</Outcome>
			{registered ? null : (
				<label className={styles.consent}>
					<input type="checkbox" name="consents" className={styles.box} />
					<span className={type_.small}>{words.consent}</span>
				</label>
			)}
			<button
				type="submit"
				className={classNames(button.button, button.dark, button.wide)}
				aria-busy={busy || undefined}
			>
				{t("tile.notify")}
			</button>
		</form>
	);
}
