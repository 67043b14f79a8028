import { LONGEST_NOTE } from "@vetrina/shop-rules/catalogue/longest-note.ts";
import { ProductSummary } from "../../client/features/product/product-summary.tsx";
import { CopyLink } from "../../client/features/sharing/copy-link.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import { useFieldErrors } from "../../client/state/use-field-errors.ts";
import page from "../../client/styles/narrow-page.module.css";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { EmailField, NameField } from "../../client/ui/forms/contact-fields.tsx";
import field from "../../client/ui/forms/field.module.css";
import { CheckboxField, LabelledField } from "../../client/ui/forms/form-field.tsx";
import { Outcome } from "../../client/ui/text/outcome.tsx";
import type { ShareData } from "./contract.ts";

export function Screen({ data }: { data: ShareData }) {
	const { t } = useTranslation();
	const { kind, product, url, notice, error, backHref } = data;
	const title = t(`share.title.${kind}`);
	return (
		<main id="main" className={page.page}>
			<h1 className={type_.display}>{title}</h1>
			{notice ? <Outcome>{t(`share.notice.${notice}`)}</Outcome> : null}
			{error ? (
				<Outcome isRefused>
					{error === "unavailable" ? t("error.unavailable") : null}
					{error === "changed" ? t("account.changed") : null}
					{error === "tooMany" || error === "invalid" ? t(`share.error.${error}`) : null}
				</Outcome>
			) : null}
			{product ? <ProductSummary product={product} /> : null}
			{kind === "wishlist" ? <p className={type_.muted}>{t("share.wishlistHint")}</p> : null}
			{url ? (
				<CopyLink url={url} title={product?.label ?? title} contentId={data.fields.productId ?? kind} />
			) : null}
			{kind === "wishlist" ? <WishlistLink data={data} /> : null}
			{url ? <MailForm data={data} /> : null}
			<p>
				<a className={page.link} href={backHref}>
					{t(`share.back.${kind}`)}
				</a>
			</p>
		</main>
	);
}

function WishlistLink({
	data: { action, owner, url, firstName, endsAtSignIn, ownName },
}: {
	data: ShareData;
}) {
	const { t } = useTranslation();
	return (
		<form method="post" action={action} className={field.form}>
			{owner === undefined ? null : <input type="hidden" name="owner" value={owner} />}
			{url ? (
				<p className={type_.muted}>
					{firstName ? t("share.named", { name: firstName }) : t("share.unnamed")}{" "}
					{endsAtSignIn ? t("share.endsAtSignIn") : ""}
				</p>
			) : null}
			{!url && ownName ? (
				<CheckboxField
					id="share-show-name"
					name="showName"
					value="1"
					label={t("share.showName", { name: ownName })}
				/>
			) : null}
			{url ? (
				<button type="submit" name="intent" value="end" className={button.button}>
					{t("share.end")}
				</button>
			) : (
				<button type="submit" name="intent" value="open" className={classNames(button.button, button.dark)}>
					{t("share.open")}
				</button>
			)}
		</form>
	);
}

function MailForm({ data: { action, fields, values, faults } }: { data: ShareData }) {
	const { t } = useTranslation();
	const errorText = useFieldErrors(faults);
	return (
		<form method="post" action={action} className={field.form} noValidate>
			<h2 className={type_.title}>{t("share.byMail")}</h2>
			{Object.entries(fields).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<EmailField
				id="share-email"
				label={t("share.to")}
				error={errorText("email")}
				autoComplete="off"
				defaultValue={values.email}
			/>
			<NameField
				id="share-name"
				label={t("share.from")}
				error={errorText("name")}
				defaultValue={values.name}
				maxLength={60}
			/>
			<LabelledField
				id="share-note"
				label={t("share.note")}
				optional={t("register.optional")}
				error={errorText("note")}
			>
				<textarea
					id="share-note"
					name="note"
					className={field.input}
					rows={3}
					maxLength={LONGEST_NOTE}
					defaultValue={values.note}
					aria-describedby="share-note-error"
				/>
			</LabelledField>
			<button
				type="submit"
				name="intent"
				value="send"
				className={classNames(button.button, button.dark, button.wide)}
			>
				{t("share.send")}
			</button>
		</form>
	);
}
