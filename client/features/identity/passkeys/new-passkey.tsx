import { type FormEvent, useId, useRef, useState } from "react";
import { useTranslation } from "../../../state/texts.ts";
import { useWriteServices } from "../../../state/use-write-services.ts";
import button from "../../../ui/button.module.css";
import { classNames } from "../../../ui/class-names.ts";
import field from "../../../ui/forms/field.module.css";
import { InputField } from "../../../ui/forms/form-field.tsx";
import styles from "./own-passkeys.module.css";
import type { PasskeyFailure } from "./passkey-requests.ts";
import { usePasskeyError } from "./use-passkey-error.ts";

type NewPasskeyProps = {
	onMade: (passkey: { id: string; name: string }) => void;
	isWide?: boolean;
};

const requests = () => import("./passkey-requests.ts");

/** Renders the form that creates a passkey after a mailed code was entered (identity-40). */
export function NewPasskey({ onMade, isWide = false }: NewPasskeyProps) {
	const { t } = useTranslation();
	const services = useWriteServices();
	const errorText = usePasskeyError();
	const [isSent, setSent] = useState(false);
	const [failure, setFailure] = useState<PasskeyFailure>();
	const [busy, setBusy] = useState(false);
	const form = useRef<HTMLFormElement>(null);
	const id = useId();

	const attempt = async (act: () => Promise<PasskeyFailure | null>) => {
		if (busy) return;
		setBusy(true);
		setFailure(undefined);
		const result = await act().catch(() => "unavailable" as const);
		setBusy(false);
		if (result === null) return;
		setFailure(result);
		if (result === "wrongCode") form.current?.querySelector<HTMLInputElement>("[name=code]")?.select();
	};
	const mail = () => {
		setSent(true);
		return attempt(async () => {
			const mailFailure = await (await requests()).mailCode(services).catch(() => "unavailable" as const);
			if (mailFailure) setSent(false);
			return mailFailure;
		});
	};
	const make = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const fields = new FormData(event.currentTarget);
		const [code, name] = [String(fields.get("code")), String(fields.get("name")).trim()];
		return attempt(async () => {
			const result = await (await requests()).makePasskey(services, { code, name });
			if ("error" in result) return result.error;
			onMade({ id: result.id, name });
			return null;
		});
	};

	const isWrongCode = failure === "wrongCode";
	const message = failure ? errorText(failure, true) : "";
	return (
		<form ref={form} className={field.form} onSubmit={make} noValidate>
			<p role="status" className={styles.status}>
				{isSent ? t("passkey.sent") : ""}
			</p>
			{isSent ? (
				<>
					<InputField
						id={`${id}code`}
						name="code"
						dir="ltr"
						label={t("signInCode.code")}
						error={isWrongCode ? message : ""}
						autoComplete="one-time-code"
						inputMode="numeric"
						maxLength={32}
						autoFocus
						required
					/>
					<InputField
						id={`${id}name`}
						name="name"
						label={t("passkey.name")}
						error=""
						autoComplete="off"
						defaultValue={t("passkey.thisDevice")}
						maxLength={32}
					/>
				</>
			) : null}
			<p role="alert" className={field.fault}>
				{isWrongCode ? "" : message}
			</p>
			<button
				type={isSent ? "submit" : "button"}
				key={isSent ? "make" : "mail"}
				className={classNames(button.button, isSent && button.dark, isWide && button.wide, styles.make)}
				aria-busy={busy || undefined}
				onClick={isSent ? undefined : mail}
			>
				{t(busy ? "shell.loading" : isSent ? "passkey.make" : "passkey.add")}
			</button>
		</form>
	);
}
