import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { isEmail } from "../../../shared/domain/customer-rules.ts";
import { usePlace, useUi, useUiState } from "../../state/app-context.tsx";
import { sendWish } from "../../state/ask-to-notify.ts";
import { useTranslation } from "../../state/texts.ts";
import type { NotifyMeView } from "../../state/ui-store.ts";
import type_ from "../../styles/type.module.css";
import button from "../../ui/button.module.css";
import { classNames } from "../../ui/class-names.ts";
import field from "../../ui/field.module.css";
import styles from "./notify-me.module.css";

/** Where a piece is sold out: leave an address, and hear when it is back (S2 §4). */
export function NotifyMe() {
	const { toNotify } = useUiState();
	return toNotify ? <Wish key={toNotify.productId} wish={toNotify} /> : null;
}

function Wish({ wish }: { wish: NotifyMeView }) {
	const { t } = useTranslation();
	const ui = useUi();
	const { apiHref } = usePlace().shell;
	const queryClient = useQueryClient();
	const [error, setError] = useState("");
	const mutation = useMutation({
		mutationFn: (wanted: { email: string; consents: boolean }) =>
			sendWish({ queryClient, apiHref }, { ...wanted, productId: wish.productId }),
		onSuccess: (answer) => {
			if (!answer.ok)
				return setError(t(answer.error === "invalidEmail" ? "notify.invalidEmail" : "error.title"));
			ui.closePopup("notifyMe");
			ui.toast("notice", t("notifyMe.done"));
		},
		onError: () => setError(t(navigator.onLine ? "error.title" : "shell.offline")),
	});
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const form = new FormData(event.currentTarget);
		const email = String(form.get("email") ?? "").trim();
		if (!isEmail(email)) {
			setError(t("notify.invalidEmail"));
			event.currentTarget.querySelector("input")?.focus();
			return;
		}
		setError("");
		if (!mutation.isPending) mutation.mutate({ email, consents: form.get("consents") !== null });
	};
	return (
		<form className={field.form} onSubmit={submit} noValidate>
			<p>{t("notify.text", { name: [wish.name, wish.size].filter(Boolean).join(", ") })}</p>
			<label className={field.field}>
				<span className={classNames(type_.label, type_.muted)}>{t("notify.email")}</span>
				<input
					className={field.input}
					type="email"
					name="email"
					autoComplete="email"
					maxLength={256}
					dir="ltr"
					required
					aria-invalid={error !== "" || undefined}
					aria-describedby="notify-me-error"
				/>
			</label>
			<p id="notify-me-error" role="alert" className={classNames(type_.small, field.error)}>
				{error}
			</p>
			<label className={styles.consent}>
				<input type="checkbox" name="consents" className={styles.box} />
				<span className={type_.small}>{t("notify.consent")}</span>
			</label>
			<button
				type="submit"
				className={classNames(button.button, button.dark, button.wide)}
				aria-busy={mutation.isPending || undefined}
			>
				{t("tile.notify")}
			</button>
		</form>
	);
}
