import { AccountPage } from "../../client/features/account/account-page.tsx";
import { FindOrderFields } from "../../client/features/orders/find-order-fields.tsx";
import { Refunds } from "../../client/features/orders/refunds.tsx";
import { useFindOrderError } from "../../client/features/orders/use-find-order-error.ts";
import { usePlace } from "../../client/state/app-context.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import field from "../../client/ui/forms/field.module.css";
import { Outcome } from "../../client/ui/text/outcome.tsx";
import type { ReturnData } from "./contract.ts";
import { ReturnForm } from "./return-form.tsx";
import { ReturnLabel } from "./return-label.tsx";
import styles from "./screen.module.css";

type Step<Name extends ReturnData["step"]> = Extract<ReturnData, { step: Name }>;

export function Screen({ data }: { data: ReturnData }) {
	const { t } = useTranslation();
	const { error, orderHref } = data;
	if (data.step === "label")
		return (
			<AccountPage links={data.navigation}>
				<ReturnLabel label={data.label} back={{ text: t("returns.back"), href: orderHref }} />
			</AccountPage>
		);
	return (
		<AccountPage links={data.navigation}>
			{orderHref ? (
				<nav aria-label={t("returns.back")}>
					<a className={styles.link} href={orderHref}>
						{t("returns.back")}
					</a>
				</nav>
			) : null}
			<h1 className={type_.display}>{t("returns.title")}</h1>
			{error ? (
				<Outcome isRefused className={field.fault}>
					<Refusal data={data} />
				</Outcome>
			) : null}
			{data.step === "find" ? <Find data={data} /> : null}
			{data.step === "closed" && !error ? <p>{t(`returns.closed.${data.why}`)}</p> : null}
			{data.step === "choose" ? <ReturnForm form={data.form} /> : null}
			{data.step === "done" ? <Done data={data} /> : null}
			<Help />
		</AccountPage>
	);
}

function Refusal({ data }: { data: ReturnData }) {
	const { t } = useTranslation();
	const findError = useFindOrderError(data.step === "find" ? data.proof : "postalCode");
	const { error } = data;
	if (!error) return null;
	return error === "nothing" || error === "reason" || error === "refused"
		? t(`returns.error.${error}`)
		: findError(error);
}

function Find({ data: { action, values, proof } }: { data: Step<"find"> }) {
	const { t } = useTranslation();
	return (
		<form method="post" action={action} className={classNames(field.form, styles.narrow)} noValidate>
			<p className={type_.muted}>{t(proof === "email" ? "order.trackHintEmail" : "returns.findHint")}</p>
			<input type="hidden" name="intent" value="find" />
			<FindOrderFields values={values} proof={proof} />
			<button type="submit" className={classNames(button.button, button.dark, button.wide)}>
				{t("order.find")}
			</button>
		</form>
	);
}

function Done({ data: { doneReturn } }: { data: Step<"done"> }) {
	const { t } = useTranslation();
	const { returnNo, way, items, refunds, labelHref } = doneReturn;
	return (
		<section className={styles.done} aria-labelledby="done">
			<h2 id="done" className={type_.title}>
				{t("returns.done")}
			</h2>
			<Outcome>
				{t("returns.number")} <bdi>{returnNo}</bdi>
			</Outcome>
			<ul className={styles.list}>
				{items.map(({ itemId, title, size }) => (
					<li key={`${itemId}${size}`}>
						<bdi>{title}</bdi>
						{size ? (
							<span className={type_.muted}>{`\u00a0· ${t("returns.exchangedFor", { size })}`}</span>
						) : null}
					</li>
				))}
			</ul>
			<Refunds refunds={refunds} />
			<p>{t(`returns.next.${way}`, { returnNo })}</p>
			{labelHref ? (
				<p>
					<a className={classNames(button.button, button.dark)} href={labelHref}>
						{t("returns.label")}
					</a>
				</p>
			) : null}
		</section>
	);
}

function Help() {
	const { t } = useTranslation();
	const { shell } = usePlace();
	return (
		<p>
			<a className={styles.link} href={shell.helpHref}>
				{t("shell.help")}
			</a>
		</p>
	);
}
