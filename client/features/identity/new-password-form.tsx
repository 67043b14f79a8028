import { passwordFaults } from "@vetrina/shop-rules/identity/password-policy.ts";
import { type FormEvent, useId, useState } from "react";
import type { NewPasswordData } from "../../../pages/new-password/contract.ts";
import { usePlace } from "../../state/app-context.tsx";
import { useTranslation } from "../../state/texts.ts";
import { useWriteServices } from "../../state/use-write-services.ts";
import type_ from "../../styles/type.module.css";
import button from "../../ui/button.module.css";
import { classNames } from "../../ui/class-names.ts";
import field from "../../ui/forms/field.module.css";
import { Outcome } from "../../ui/text/outcome.tsx";
import type { PasswordFailure } from "./ask-for-password.ts";
import { NewPasswordField } from "./passwords/new-password-field.tsx";
import { usePasswordError } from "./use-password-error.ts";

type NewPasswordFormProps = {
	data: Pick<NewPasswordData, "state" | "policy" | "error"> & Partial<Pick<NewPasswordData, "retryHref">>;
	onDone: () => void;
};

/**
 * Renders the form for a new password (identity-25). If the link was used or has expired, a new link can be requested; if the link
 * could not be checked, the check can be repeated.
 */
export function NewPasswordForm({ data, onDone }: NewPasswordFormProps) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	const services = useWriteServices();
	const errorText = usePasswordError();
	const [error, setError] = useState<PasswordFailure | undefined>(data.error);
	const [busy, setBusy] = useState(false);
	const id = useId();

	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (busy) return;
		const input = event.currentTarget.querySelector<HTMLInputElement>("[name=password]");
		const password = input?.value ?? "";
		if (passwordFaults(password, data.policy).length > 0) {
			setError("weakPassword");
			return input?.focus();
		}
		setBusy(true);
		setError(undefined);
		const failure = await import("./ask-for-password.ts")
			.then(({ setNewPassword }) => setNewPassword(services, password))
			.catch(() => "unavailable" as const);
		setBusy(false);
		if (!failure) return onDone();
		setError(failure);
	};

	if (data.state === "used" || error === "usedToken")
		return (
			<div className={field.form}>
				<Outcome>{t("newPassword.used")}</Outcome>
				<a className={classNames(button.button, button.dark, button.wide)} href={shell.forgotPasswordHref}>
					{t("newPassword.again")}
				</a>
			</div>
		);
	if (data.state === "unavailable")
		return (
			<div className={field.form}>
				<Outcome>{errorText("unavailable")}</Outcome>
				{data.retryHref ? (
					<a className={classNames(button.button, button.dark, button.wide)} href={data.retryHref}>
						{t("error.retry")}
					</a>
				) : null}
			</div>
		);
	const isWeak = error === "weakPassword";
	return (
		<form method="post" className={field.form} onSubmit={submit} noValidate>
			<p className={type_.muted}>{t("newPassword.hint")}</p>
			<NewPasswordField
				id={id}
				label={t("newPassword.title")}
				error={isWeak ? errorText(error) : ""}
				policy={data.policy}
			/>
			<Outcome isRefused className={field.fault}>
				{error && !isWeak ? errorText(error) : ""}
			</Outcome>
			<button
				type="submit"
				className={classNames(button.button, button.dark, button.wide)}
				aria-busy={busy || undefined}
			>
				{t(busy ? "shell.loading" : "newPassword.submit")}
			</button>
		</form>
	);
}
