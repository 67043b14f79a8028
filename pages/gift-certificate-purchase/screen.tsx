import { LONGEST_MESSAGE } from "@vetrina/shop-rules/gift-cards/gift-card.ts";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { EmailField } from "../../client/ui/forms/contact-fields.tsx";
import field from "../../client/ui/forms/field.module.css";
import { InputField, LabelledField } from "../../client/ui/forms/form-field.tsx";
import { Outcome } from "../../client/ui/text/outcome.tsx";
import { plainImageUrl } from "../../shared/domain/media/images.ts";
import type { GiftCertificatePurchaseData } from "./contract.ts";
import { Preview } from "./preview.tsx";
import styles from "./screen.module.css";
import { Terms } from "./terms.tsx";

export function Screen({ data }: { data: GiftCertificatePurchaseData }) {
	const { t } = useTranslation();
	const { href, balanceHref, error, itemId, preview, faults } = data;
	const isFaulty = Object.keys(faults).length > 0;
	return (
		<main id="main" className={styles.page}>
			<div className={styles.head}>
				<h1 className={type_.display}>{t("giftCard.buy")}</h1>
				<p className={type_.muted}>{t("giftCard.buyHint")}</p>
				<p>
					<a className={styles.link} href={balanceHref}>
						{t("giftCertificate.title")}
					</a>
				</p>
			</div>
			<Outcome isRefused className={field.fault}>
				{error === "unavailable"
					? t("error.unavailable")
					: error === "tooMany"
						? t("giftCard.tooMany")
						: isFaulty
							? t("checkout.error.form")
							: ""}
			</Outcome>
			{preview ? <Preview preview={preview} /> : null}
			<form method="post" action={href} className={styles.form} noValidate>
				{itemId ? <input type="hidden" name="item" value={itemId} /> : null}
				<Designs designs={data.designs} />
				<div className={field.form}>
					<Amounts data={data} />
					<Persons data={data} />
					<Terms hasAgreed={data.hasAgreed} fault={faults.terms} />
					<p className={styles.acts}>
						<button
							type="submit"
							name="intent"
							value="add"
							className={classNames(button.button, button.dark)}
						>
							{itemId ? t("account.save") : t("giftCard.add")}
						</button>
						<button type="submit" name="intent" value="preview" className={button.button}>
							{t("giftCard.preview")}
						</button>
					</p>
				</div>
			</form>
		</main>
	);
}

function Designs({ designs }: Pick<GiftCertificatePurchaseData, "designs">) {
	const { t } = useTranslation();
	return (
		<fieldset className={styles.designs}>
			<legend className={type_.label}>{t("giftCard.design")}</legend>
			{designs.map(({ id, name, src, isChosen }) => (
				<label key={id} className={styles.design}>
					<input type="radio" name="design" value={id} defaultChecked={isChosen} className={styles.radio} />
					<img src={plainImageUrl(src, 720)} alt={name} width={720} height={450} />
				</label>
			))}
		</fieldset>
	);
}

const useFault = ({ faults, limits }: Pick<GiftCertificatePurchaseData, "faults" | "limits">) => {
	const { t } = useTranslation();
	return (name: keyof GiftCertificatePurchaseData["faults"]): string => {
		const fault = faults[name];
		if (fault === undefined) return "";
		if (fault === "required") return t("register.faults.required");
		return fault === "email" ? t("notify.invalidEmail") : t(`giftCard.fault.${fault}`, limits);
	};
};

function Amounts({ data }: { data: GiftCertificatePurchaseData }) {
	const { t } = useTranslation();
	const { amounts, limits, values } = data;
	const faultOf = useFault(data);
	return (
		<fieldset className={styles.amounts}>
			<legend className={type_.label}>{t("giftCard.amount")}</legend>
			<div className={styles.choices}>
				{amounts.map(({ value, text, isChosen }) => (
					<label key={value} className={styles.choice}>
						<input type="radio" name="amount" value={value} defaultChecked={isChosen} />
						<bdi>{text}</bdi>
					</label>
				))}
				<label className={styles.choice}>
					<input type="radio" name="amount" value="other" defaultChecked={values.amount === "other"} />
					<span>{t("giftCard.other")}</span>
				</label>
			</div>
			<InputField
				id="gift-card-amount"
				name="otherAmount"
				type="text"
				inputMode="decimal"
				dir="ltr"
				label={t("giftCard.otherAmount")}
				hint={<p className={classNames(type_.small, type_.muted)}>{t("giftCard.between", limits)}</p>}
				error={faultOf("otherAmount") || faultOf("amount")}
				defaultValue={values.otherAmount}
				maxLength={20}
			/>
		</fieldset>
	);
}

function Persons({ data }: { data: GiftCertificatePurchaseData }) {
	const { t } = useTranslation();
	const { values, days } = data;
	const faultOf = useFault(data);
	return (
		<>
			<InputField
				id="gift-card-recipient"
				name="recipientName"
				type="text"
				dir="auto"
				label={t("giftCard.recipientName")}
				error={faultOf("recipientName")}
				defaultValue={values.recipientName}
				maxLength={80}
				autoComplete="off"
				required
			/>
			<EmailField
				id="gift-card-recipient-email"
				name="recipientEmail"
				label={t("giftCard.recipientEmail")}
				error={faultOf("recipientEmail")}
				defaultValue={values.recipientEmail}
				autoComplete="off"
			/>
			<InputField
				id="gift-card-sender"
				name="senderName"
				type="text"
				dir="auto"
				label={t("giftCard.senderName")}
				error={faultOf("senderName")}
				defaultValue={values.senderName}
				maxLength={80}
				autoComplete="name"
				required
			/>
			<LabelledField
				id="gift-card-message"
				label={t("giftCard.message")}
				optional={t("register.optional")}
				hint={
					<p className={classNames(type_.small, type_.muted)}>
						{t("giftCard.longest", { number: LONGEST_MESSAGE })}
					</p>
				}
				error={faultOf("message")}
			>
				<textarea
					id="gift-card-message"
					name="message"
					dir="auto"
					rows={4}
					className={classNames(field.input, styles.message)}
					defaultValue={values.message}
					maxLength={LONGEST_MESSAGE}
					aria-invalid={faultOf("message") !== "" || undefined}
					aria-describedby="gift-card-message-error"
				/>
			</LabelledField>
			<InputField
				id="gift-card-date"
				name="date"
				type="date"
				label={t("giftCard.date")}
				optional={t("register.optional")}
				hint={<p className={classNames(type_.small, type_.muted)}>{t("giftCard.dateHint")}</p>}
				error={faultOf("date")}
				defaultValue={values.date}
				min={days.first}
				max={days.last}
			/>
		</>
	);
}
