import page from "../../client/features/account/account-page.module.css";
import { AccountPage } from "../../client/features/account/account-page.tsx";
import { ProductSummary } from "../../client/features/product/product-summary.tsx";
import { StorePlace } from "../../client/features/stores/store-place.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { Outcome } from "../../client/ui/text/outcome.tsx";
import type { VisitView } from "../../shared/contracts/visit-views.ts";
import type { VisitsData } from "./contract.ts";
import styles from "./screen.module.css";

export function Screen({ data }: { data: VisitsData }) {
	const { t } = useTranslation();
	const { navigation, isOne, visits, missing, notice, error, storesHref, allHref } = data;
	const isEmpty = !isOne && visits.length === 0 && missing.length === 0;
	return (
		<AccountPage links={navigation} data={data}>
			<h1 className={type_.display}>{t("account.pages.visits")}</h1>
			{notice ? <Outcome>{t(`visits.notice.${notice}`)}</Outcome> : null}
			{error ? (
				<Outcome isRefused>{t(error === "unavailable" ? "error.unavailable" : "visits.gone")}</Outcome>
			) : null}
			{missing.map((kind) => (
				<p key={kind} role="alert">
					{t(`visits.missing.${kind}`)}
				</p>
			))}
			{isEmpty ? <p>{t("visits.none")}</p> : null}
			{visits.length > 0 ? (
				<ul className={page.list}>
					{visits.map((visit) => (
						<Visit key={visit.id} visit={visit} />
					))}
				</ul>
			) : null}
			<p className={page.actions}>
				{isOne ? (
					<a className={page.link} href={allHref}>
						{t("visits.all")}
					</a>
				) : null}
				<a className={page.link} href={storesHref}>
					{t("stores.all")}
				</a>
			</p>
		</AccountPage>
	);
}

function Visit({ visit }: { visit: VisitView }) {
	const { t } = useTranslation();
	const { id, kind, store, name, when, isOver, product, size, quantity, service, note } = visit;
	const { calendarHref, cancelHref, cancelling } = visit;
	const details = [size ? t("visits.size", { size }) : "", quantity && quantity > 1 ? `× ${quantity}` : ""];
	return (
		<li className={classNames(page.item, styles.visit)}>
			<div className={styles.what}>
				<h2 className={type_.title}>{isOver ? t("visits.over") : t(`visits.kind.${kind}`)}</h2>
				{product ? <ProductSummary product={product} detail={details.filter(Boolean).join(" ")} /> : null}
				<p>{isOver ? t("visits.wasUntil", { time: when }) : t(`visits.when.${kind}`, { time: when })}</p>
				{service ? <p className={type_.muted}>{t(`visits.services.${service}`)}</p> : null}
				<p className={type_.muted}>
					<bdi>{name}</bdi>
				</p>
				{note ? (
					<p className={classNames(type_.muted, styles.note)}>
						<bdi>{note}</bdi>
					</p>
				) : null}
				<p className={page.actions}>
					{calendarHref ? (
						<a className={page.link} href={calendarHref} download>
							{t("visits.calendar")}
						</a>
					) : null}
					{cancelHref ? (
						<a className={page.link} href={cancelHref}>
							{t(`visits.cancel.${kind}`)}
						</a>
					) : null}
				</p>
				{cancelling ? <Cancelling id={id} kind={kind} cancelling={cancelling} /> : null}
			</div>
			<StorePlace store={store} />
		</li>
	);
}

/** Asks for confirmation at an address of its own, so that cancelling works without JavaScript. */
function Cancelling({
	id,
	kind,
	cancelling: { action, code, noHref },
}: Pick<VisitView, "id" | "kind"> & { cancelling: NonNullable<VisitView["cancelling"]> }) {
	const { t } = useTranslation();
	return (
		<form method="post" action={action} className={styles.cancel}>
			<h3 className={type_.lead}>{t(`visits.question.${kind}`)}</h3>
			<input type="hidden" name="id" value={id} />
			{code ? <input type="hidden" name="code" value={code} /> : null}
			<div className={page.actions}>
				<button type="submit" className={classNames(button.button, button.dark)}>
					{t("account.yes")}
				</button>
				<a className={button.button} href={noHref}>
					{t("account.no")}
				</a>
			</div>
		</form>
	);
}
