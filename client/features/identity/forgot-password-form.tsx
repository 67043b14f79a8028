import { type FormEvent, useId, useState } from "react";
import { usePlace } from "../../state/app-context.tsx";
import { useTranslation } from "../../state/texts.ts";
import { useWriteServices } from "../../state/use-write-services.ts";
import type_ from "../../styles/type.module.css";
import button from "../../ui/button.module.css";
import { classNames } from "../../ui/class-names.ts";
import { EmailField } from "../../ui/forms/contact-fields.tsx";
import field from "../../ui/forms/field.module.css";
import { Outcome } from "../../ui/text/outcome.tsx";
import type { PasswordFailure } from "./ask-for-password.ts";
import styles from "./sign-in-form.module.css";
import { usePasswordError } from "./use-password-error.ts";

type ForgotPasswordFormProps = { isSent?: boolean; email?: string; error?: PasswordFailure };

export function ForgotPasswordForm({
	isSent: wasSent = false,
	email = "",
	error: initialError,
}: ForgotPasswordFormProps) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	const services = useWriteServices();
	const errorText = usePasswordError();
	const [isSent, setSent] = useState(wasSent);
	const [error, setError] = useState(initialError);
	const [busy, setBusy] = useState(false);
	const id = useId();

	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (busy) return;
		const form = event.currentTarget;
		const input = form.querySelector<HTMLInputElement>("[name=email]");
		setBusy(true);
		setError(undefined);
		const failure = await import("./ask-for-password.ts")
			.then(({ askForReset }) => askForReset(services, input?.value.trim() ?? ""))
			.catch(() => "unavailable" as const);
		setBusy(false);
		if (!failure) return setSent(true);
		setError(failure);
		if (failure === "invalidEmail") input?.focus();
	};

	const isWrong = error === "invalidEmail";
	const before = (
		<p key="before" className={type_.muted}>
			{t("resetPassword.hint")}
		</p>
	);
	const after = (
		<p key="after" className={type_.muted}>
			{t("resetPassword.notCome")}
		</p>
	);
	return (
		<>
			<div className={styles.turns}>
				<div className={field.form}>
					<Outcome>{isSent ? t("resetPassword.sent") : ""}</Outcome>
					{isSent ? after : before}
				</div>
				<div aria-hidden="true" className={field.form}>
					<p>{isSent ? "" : t("resetPassword.sent")}</p>
					{isSent ? before : after}
				</div>
			</div>
			<form
				method="post"
				action={shell.forgotPasswordHref}
				className={field.form}
				onSubmit={submit}
				noValidate
			>
				<EmailField
					id={id}
					label={t("signIn.email")}
					error={isWrong ? errorText(error) : ""}
					defaultValue={email}
				/>
				<Outcome isRefused className={field.fault}>
					{error && !isWrong ? errorText(error) : ""}
				</Outcome>
				<button
					type="submit"
					className={classNames(button.button, !isSent && button.dark, button.wide)}
					aria-busy={busy || undefined}
				>
					{t(busy ? "shell.loading" : isSent ? "resetPassword.again" : "resetPassword.submit")}
				</button>
			</form>
		</>
	);
}
