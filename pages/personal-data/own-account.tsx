import page from "../../client/features/account/account-page.module.css";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import field from "../../client/ui/forms/field.module.css";
import { InputField } from "../../client/ui/forms/form-field.tsx";
import { Outcome } from "../../client/ui/text/outcome.tsx";
import type { PersonalDataData } from "./contract.ts";
import styles from "./screen.module.css";

type OwnAccountProps = { account: NonNullable<PersonalDataData["account"]>; data: PersonalDataData };

export function OwnAccount({ account, data }: OwnAccountProps) {
	const { t } = useTranslation();
	const { error } = data;
	return (
		<section className={styles.section} aria-labelledby="your-data">
			<h2 id="your-data" className={type_.label}>
				{t("personalData.yourData")}
			</h2>
			<div>
				<p className={type_.muted}>{t("personalData.consentHint")}</p>
				<a className={page.link} href={account.consentHref}>
					{t("personalData.consent")}
				</a>
			</div>
			<Agents account={account} data={data} />
			<div>
				<p className={type_.muted}>{t("personalData.downloadHint")}</p>
				<Outcome isRefused className={field.fault}>
					{error === "download" ? t("error.unavailable") : ""}
				</Outcome>
				<a className={page.link} href={account.downloadHref} download>
					{t("personalData.download")}
				</a>
			</div>
			<Deletion data={data} />
		</section>
	);
}

function Agents({
	account: { refusesAgents, agentsTexts },
	data: { form, error, href, owner },
}: OwnAccountProps) {
	const { t } = useTranslation();
	return (
		<form method="post" action={href} className={styles.switch}>
			<p className={type_.muted} id="agents-now">
				{agentsTexts.now}
			</p>
			<Outcome isRefused className={field.fault}>
				{form === "agents" && error === "unavailable" ? t("error.unavailable") : ""}
			</Outcome>
			<input type="hidden" name="owner" value={owner} />
			<input type="hidden" name="refuses" value={refusesAgents ? "0" : "1"} />
			<button
				type="submit"
				name="intent"
				value="agents"
				className={button.button}
				aria-describedby="agents-now"
			>
				{agentsTexts.change}
			</button>
		</form>
	);
}

function Deletion({ data: { form, error, href, owner, signIn } }: Pick<OwnAccountProps, "data">) {
	const { t } = useTranslation();
	const ownError = form === "deletion" ? error : undefined;
	return (
		<details open={ownError !== undefined || undefined}>
			<summary className={styles.summary}>
				<span className={type_.muted}>{t("personalData.deletionHint")}</span>
				<span>{t("personalData.deletion")}</span>
			</summary>
			<form method="post" action={href} className={classNames(field.form, styles.opened)} noValidate>
				<input type="hidden" name="owner" value={owner} />
				<ul className={styles.consequences}>
					<li>{t("personalData.consequences.gone")}</li>
					<li>{t("personalData.consequences.orders")}</li>
					<li>{t("personalData.consequences.contact")}</li>
				</ul>
				<Outcome isRefused className={field.fault}>
					{ownError === "tooManyTries" ? t("error.tooManyTries") : ""}
					{ownError === "unavailable" ? t("error.unavailable") : ""}
					{ownError === "orderAwaitsPayment" ? t("personalData.orderAwaitsPayment") : ""}
					{ownError === "signInAgain" ? t("personalData.signInAgain") : ""}
				</Outcome>
				{signIn?.hasPassword ? (
					<InputField
						id="personal-deletion-password"
						name="currentPassword"
						type="password"
						dir="ltr"
						label={t("personalData.currentPassword")}
						error={ownError === "wrongCurrentPassword" ? t("updatePassword.wrongCurrentPassword") : ""}
						autoComplete="current-password"
						maxLength={256}
						required
					/>
				) : null}
				<button type="submit" name="intent" value="deletion" className={button.button}>
					{t("personalData.deleteForGood")}
				</button>
			</form>
		</details>
	);
}
