import account_ from "../../client/features/account/account-page.module.css";
import { AccountPage } from "../../client/features/account/account-page.tsx";
import { OwnPasskeys } from "../../client/features/identity/passkeys/own-passkeys.tsx";
import { usePlace } from "../../client/state/app-context.tsx";
import { withPage } from "../../client/state/drawing/with-page.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import field from "../../client/ui/forms/field.module.css";
import popup from "../../client/ui/overlay/page-popup.module.css";
import { Outcome } from "../../client/ui/text/outcome.tsx";
import type { PersonalDataData, PersonRow } from "./contract.ts";
import { LinkedAccounts } from "./linked-accounts.tsx";
import { OwnAccount } from "./own-account.tsx";
import styles from "./screen.module.css";
import { SignInForms } from "./sign-in-forms.tsx";

const PersonForm =
	withPage<typeof import("../../client/features/identity/person-form.part.tsx")>("personForm");

export function Screen({ data }: { data: PersonalDataData }) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	const {
		navigation,
		person,
		personForm,
		signIn,
		passkeys,
		accounts,
		account,
		notice,
		error,
		href,
		owner,
		csrf,
	} = data;
	return (
		<AccountPage links={navigation} data={data}>
			<div>
				<h1 className={type_.display}>{t("account.pages.personalData")}</h1>
				<Outcome className={styles.notice}>{notice ? <Notice notice={notice} /> : null}</Outcome>
			</div>
			{error === "changed" ? <Outcome isRefused>{t("account.changed")}</Outcome> : null}
			{error === "accountLinked" ? <Outcome isRefused>{t("error.accountLinked")}</Outcome> : null}
			{error === "accounts" ? <Outcome isRefused>{t("error.unavailable")}</Outcome> : null}
			{person ? null : <Outcome isRefused>{t("error.unavailable")}</Outcome>}
			{personForm ? <PersonForm data={data} /> : null}
			<div className={classNames(account_.stack, personForm && popup.behind)}>
				{person ? <Person rows={person} editHref={data.editHref} /> : null}
				{signIn ? <SignInForms signIn={signIn} data={data} /> : null}
				{passkeys === undefined || !shell.signInCodeHref ? null : (
					<section className={styles.section} aria-labelledby="passkeys">
						<h2 id="passkeys" className={type_.label}>
							{t("passkey.title")}
						</h2>
						<Outcome isRefused className={field.fault}>
							{error === "passkeys" ? t("error.unavailable") : ""}
						</Outcome>
						<OwnPasskeys passkeys={passkeys} href={href} owner={owner} timeZone={data.timeZone} />
					</section>
				)}
				{accounts && accounts.length > 0 ? (
					<section className={styles.section} aria-labelledby="accounts">
						<h2 id="accounts" className={type_.label}>
							{t("account.accounts")}
						</h2>
						<LinkedAccounts accounts={accounts} href={href} owner={owner} csrf={csrf} />
					</section>
				) : null}
				{account ? <OwnAccount account={account} data={data} /> : null}
			</div>
		</AccountPage>
	);
}

function Notice({ notice }: { notice: NonNullable<PersonalDataData["notice"]> }) {
	const { t } = useTranslation();
	if (notice === "passkeyRemoved") return t("notice.passkeyRemoved");
	return t(`personalData.notice.${notice}`);
}

function Person({ rows, editHref }: { rows: readonly PersonRow[]; editHref: string }) {
	const { t } = useTranslation();
	const labels: Record<PersonRow["label"], string> = {
		name: t("visits.name"),
		reading: t("register.reading"),
		latinName: t("register.latinName"),
		gender: t("register.gender"),
		birthday: t("register.birthday"),
		phone: t("register.phone"),
		city: t("register.city"),
		country: t("shell.country"),
		citizenship: t("register.citizenship"),
	};
	return (
		<section className={styles.section} aria-labelledby="person">
			<h2 id="person" className={type_.label}>
				{t("register.you")}
			</h2>
			<dl className={styles.rows}>
				{rows.map(({ label, text }) => (
					<div key={label}>
						<dt className={type_.muted}>{labels[label]}</dt>
						<dd>
							<bdi>{label === "gender" ? t(`register.genders.${findGender(text)}`) : text}</bdi>
						</dd>
					</div>
				))}
			</dl>
			<p>
				<a
					className={button.button}
					href={editHref}
					aria-label={`${t("checkout.edit")}: ${t("register.you")}`}
				>
					{t("checkout.edit")}
				</a>
			</p>
		</section>
	);
}

const GENDERS = ["0", "1", "2", "3"] as const;
const findGender = (code: string) => GENDERS.find((one) => one === code) ?? "0";
