import { useEffect, useId, useState } from "react";
import { usePlace } from "../../client/state/app-context.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import page from "../../client/styles/titled-page.module.css";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { EmailField } from "../../client/ui/forms/contact-fields.tsx";
import field from "../../client/ui/forms/field.module.css";
import { InputField } from "../../client/ui/forms/form-field.tsx";
import { Outcome } from "../../client/ui/text/outcome.tsx";
import type { SignInCodeData, SignInCodeError } from "./contract.ts";
import styles from "./screen.module.css";

const DARK = classNames(button.button, button.dark, button.wide);

export function Screen({ data }: { data: SignInCodeData }) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	return (
		<main id="main" className={classNames(page.page, page.pair)}>
			<div className={page.head}>
				<h1 className={type_.display}>{t("signInCode.title")}</h1>
			</div>
			<div className={page.form}>
				{data.email === undefined ? <AskForAddress data={data} /> : <AskForCode data={data} />}
				<a className={page.link} href={shell.signInHref}>
					{t("resetPassword.back")}
				</a>
			</div>
		</main>
	);
}

const MESSAGES = {
	invalidEmail: "notify.invalidEmail",
	newCode: "signInCode.newCode",
	wrongCode: "error.wrongCode",
	tooManyTries: "error.tooManyTries",
	tooSoon: "error.tooSoon",
	noSignIn: "error.noSignIn",
	unavailable: "error.unavailable",
} as const satisfies Record<SignInCodeError, string>;

function useErrorText({ error }: SignInCodeData): string {
	const { t } = useTranslation();
	return error ? t(MESSAGES[error]) : "";
}

const Wanted = ({ data: { wishlistProductId, back } }: { data: SignInCodeData }) => (
	<>
		{wishlistProductId ? <input type="hidden" name="wishlistProductId" value={wishlistProductId} /> : null}
		{back ? <input type="hidden" name="back" value={back} /> : null}
	</>
);

function AskForAddress({ data }: { data: SignInCodeData }) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	const id = useId();
	const error = useErrorText(data);
	const isWrong = data.error === "invalidEmail";
	return (
		<form method="post" action={shell.signInCodeHref} className={field.form}>
			<Wanted data={data} />
			<p className={type_.muted}>{t("signInCode.hint")}</p>
			<EmailField
				id={id}
				label={t("signIn.email")}
				error={isWrong ? error : ""}
				autoComplete="username"
				defaultValue={data.typed}
			/>
			<Outcome isRefused className={field.fault}>
				{isWrong ? "" : error}
			</Outcome>
			<button type="submit" name="intent" value="send" className={DARK}>
				{t("signInCode.send")}
			</button>
		</form>
	);
}

function AskForCode({ data }: { data: SignInCodeData }) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	const id = useId();
	const error = useErrorText(data);
	const isWrong = data.error === "wrongCode";
	return (
		<>
			<Outcome>{t("signInCode.sent", { email: data.email })}</Outcome>
			<form method="post" action={shell.signInCodeHref} className={field.form}>
				<InputField
					id={id}
					name="code"
					dir="ltr"
					className={classNames(field.input, styles.code)}
					label={t("signInCode.code")}
					error={isWrong ? error : ""}
					autoComplete="one-time-code"
					inputMode="numeric"
					maxLength={32}
					autoFocus
					required
				/>
				<Outcome isRefused className={field.fault}>
					{isWrong ? "" : error}
				</Outcome>
				<button type="submit" name="intent" value="signIn" className={DARK}>
					{t("signIn.submit")}
				</button>
			</form>
			<form method="post" action={shell.signInCodeHref} className={styles.others}>
				<input type="hidden" name="email" value={data.email} />
				<Wanted data={data} />
				<Resend wait={data.wait} />
				<button type="submit" name="intent" value="other" className={page.link}>
					{t("signInCode.other")}
				</button>
			</form>
		</>
	);
}

/** Renders the button that requests another code, disabled for `wait` seconds. If JavaScript is off, the Worker enforces the pause. */
function Resend({ wait }: { wait: number }) {
	const { t } = useTranslation();
	const [secondsLeft, setSecondsLeft] = useState(0);
	useEffect(() => {
		const until = performance.now() + wait * 1000;
		const tick = () => setSecondsLeft(Math.max(0, Math.ceil((until - performance.now()) / 1000)));
		tick();
		if (wait <= 0) return;
		const timer = setInterval(tick, 1000);
		return () => clearInterval(timer);
	}, [wait]);
	return (
		<button type="submit" name="intent" value="send" className={page.link} disabled={secondsLeft > 0}>
			{secondsLeft > 0
				? t("signInCode.resendIn", { time: `0:${String(secondsLeft).padStart(2, "0")}` })
				: t("signInCode.resend")}
		</button>
	);
}
