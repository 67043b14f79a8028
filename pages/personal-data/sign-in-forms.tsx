import type { ReactNode } from "react";
import { NewPasswordField } from "../../client/features/identity/passwords/new-password-field.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { EmailField } from "../../client/ui/forms/contact-fields.tsx";
import field from "../../client/ui/forms/field.module.css";
import { InputField } from "../../client/ui/forms/form-field.tsx";
import { Outcome } from "../../client/ui/text/outcome.tsx";
import type { PersonalDataData } from "./contract.ts";
import styles from "./screen.module.css";

type SignIn = NonNullable<PersonalDataData["signIn"]>;
type SignInFormsProps = { signIn: SignIn; data: PersonalDataData };

export function SignInForms(props: SignInFormsProps) {
	const { t } = useTranslation();
	const { email, hasPassword } = props.signIn;
	return (
		<section className={styles.section} aria-labelledby="sign-in">
			<h2 id="sign-in" className={type_.label}>
				{t("personalData.signIn")}
			</h2>
			{hasPassword ? (
				<>
					<EmailForm {...props} />
					<PasswordForm {...props} />
				</>
			) : (
				<>
					<p>
						<bdi>{email}</bdi>
					</p>
					<p className={type_.muted}>{t("personalData.noPassword")}</p>
				</>
			)}
		</section>
	);
}

const useErrors = ({ form, error }: PersonalDataData, name: "email" | "password") => {
	const { t } = useTranslation();
	const ownError = form === name ? error : undefined;
	const TEXTS = {
		invalidEmail: t("notify.invalidEmail"),
		loginInUse: t("register.faults.loginInUse"),
		wrongCurrentPassword: t("updatePassword.wrongCurrentPassword"),
		weakPassword: t("newPassword.weak"),
		tooManyTries: t("error.tooManyTries"),
		unavailable: t("error.unavailable"),
	} as const;
	const of = (...errors: (keyof typeof TEXTS)[]): string => {
		const one = errors.find((key) => key === ownError);
		return one ? TEXTS[one] : "";
	};
	return { of, isOpen: ownError !== undefined };
};

function Opened({
	isOpen,
	label,
	value,
	children,
}: {
	isOpen: boolean;
	label: string;
	value: string;
	children: ReactNode;
}) {
	const { t } = useTranslation();
	return (
		<details open={isOpen || undefined}>
			<summary className={styles.summary}>
				<span>
					<span className={type_.muted}>{label}</span>
					<br />
					<bdi>{value}</bdi>
				</span>
				<span>{t("personalData.change")}</span>
			</summary>
			<div className={styles.opened}>{children}</div>
		</details>
	);
}

function EmailForm({ signIn: { email, newEmail }, data }: SignInFormsProps) {
	const { t } = useTranslation();
	const { of, isOpen } = useErrors(data, "email");
	return (
		<Opened isOpen={isOpen} label={t("signIn.email")} value={email}>
			<form method="post" action={data.href} className={field.form} noValidate>
				<input type="hidden" name="owner" value={data.owner} />
				<Outcome isRefused className={field.fault}>
					{of("tooManyTries", "unavailable")}
				</Outcome>
				<EmailField
					id="personal-email"
					label={t("personalData.newEmail")}
					error={of("invalidEmail", "loginInUse")}
					defaultValue={newEmail}
				/>
				<CurrentPassword id="personal-email-password" error={of("wrongCurrentPassword")} />
				<button type="submit" name="intent" value="email" className={classNames(button.button, button.dark)}>
					{t("personalData.saveEmail")}
				</button>
			</form>
		</Opened>
	);
}

function PasswordForm({ signIn: { email, policy }, data }: SignInFormsProps) {
	const { t } = useTranslation();
	const { of, isOpen } = useErrors(data, "password");
	return (
		<Opened isOpen={isOpen} label={t("signIn.password")} value="••••••••">
			<form method="post" action={data.href} className={field.form} noValidate>
				<input type="hidden" name="owner" value={data.owner} />
				<input type="hidden" name="username" autoComplete="username" value={email} />
				<Outcome isRefused className={field.fault}>
					{of("tooManyTries", "unavailable")}
				</Outcome>
				<CurrentPassword id="personal-current-password" error={of("wrongCurrentPassword")} />
				<NewPasswordField
					id="personal-new-password"
					label={t("newPassword.title")}
					error={of("weakPassword")}
					policy={policy}
				/>
				<button
					type="submit"
					name="intent"
					value="password"
					className={classNames(button.button, button.dark)}
				>
					{t("newPassword.submit")}
				</button>
			</form>
		</Opened>
	);
}

function CurrentPassword({ id, error }: { id: string; error: string }) {
	const { t } = useTranslation();
	return (
		<InputField
			id={id}
			name="currentPassword"
			type="password"
			dir="ltr"
			label={t("personalData.currentPassword")}
			error={error}
			autoComplete="current-password"
			maxLength={256}
			required
		/>
	);
}
