import page from "../../client/features/account/account-page.module.css";
import { AccountPage } from "../../client/features/account/account-page.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import balance from "../../client/styles/balance.module.css";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { NativePopup } from "../../client/ui/overlay/native-popup.tsx";
import { Tabs } from "../../client/ui/tabs/tabs.tsx";
import { Outcome } from "../../client/ui/text/outcome.tsx";
import type { LoyaltyData, TierNameView } from "./contract.ts";
import styles from "./screen.module.css";

export function Screen({ data }: { data: LoyaltyData }) {
	const { navigation, href, owner, programme, member, notice, error } = data;
	const { t } = useTranslation();
	return (
		<AccountPage links={navigation} data={data}>
			<h1 className={type_.display}>{t("account.pages.loyalty")}</h1>
			{notice ? <Outcome>{t(`loyalty.notice.${notice}`)}</Outcome> : null}
			{error === "changed" ? <Outcome isRefused>{t("account.changed")}</Outcome> : null}
			{error === "unavailable" || !programme ? <Outcome isRefused>{t("error.unavailable")}</Outcome> : null}
			{member ? <Membership member={member} /> : null}
			{programme && member ? (
				<Tabs
					label={t("account.pages.loyalty")}
					side={<Details />}
					tabs={[
						{
							id: "activities",
							title: t("loyalty.activities"),
							content: <Activities activities={member.activities} />,
						},
						{ id: "programme", title: t("loyalty.how"), content: <Programme programme={programme} /> },
					]}
				/>
			) : null}
			{programme && !member ? (
				<section className={balance.section} aria-labelledby="programme">
					<h2 id="programme" className={type_.title}>
						{t("loyalty.how")}
					</h2>
					<Programme programme={programme} />
					<Details />
				</section>
			) : null}
			{programme && !member ? (
				<form method="post" action={href}>
					<input type="hidden" name="owner" value={owner} />
					<button type="submit" name="intent" value="join" className={classNames(button.button, button.dark)}>
						{t("loyalty.join")}
					</button>
				</form>
			) : null}
		</AccountPage>
	);
}

const DETAILS = ["join", "count", "tiers", "leave"] as const;

const useTierName = () => {
	const { t } = useTranslation();
	return ({ label, text }: TierNameView): string => (label ? t(`loyalty.tier.${label}`) : text);
};

function Membership({
	member: { pointsText, pendingText, tier, next },
}: {
	member: NonNullable<LoyaltyData["member"]>;
}) {
	const { t } = useTranslation();
	const nameOf = useTierName();
	return (
		<section className={balance.balance} aria-label={t("loyalty.yourPoints")}>
			<dl className={styles.facts}>
				<div>
					<dt className={type_.label}>{t("loyalty.yourPoints")}</dt>
					<dd className={type_.display}>
						<bdi>{pointsText}</bdi>
					</dd>
				</div>
				{tier ? (
					<div>
						<dt className={type_.label}>{t("loyalty.yourTier")}</dt>
						<dd className={type_.display}>{nameOf(tier)}</dd>
					</div>
				) : null}
			</dl>
			{pendingText ? <p className={type_.muted}>{t("loyalty.pending", { points: pendingText })}</p> : null}
			{next ? (
				<p className={type_.muted}>
					{t("loyalty.toGo", { points: next.pointsText, tier: nameOf(next.name) })}
				</p>
			) : null}
		</section>
	);
}

function Programme({
	programme: { amountText, tiers },
}: {
	programme: NonNullable<LoyaltyData["programme"]>;
}) {
	const { t } = useTranslation();
	const nameOf = useTierName();
	return (
		<>
			<p>{t("loyalty.earn", { amount: amountText })}</p>
			{tiers.length > 0 ? (
				<ul className={page.list}>
					{tiers.map(({ name, pointsText, percentText }) => (
						<li key={name.text} className={balance.row}>
							<span className={type_.label}>{nameOf(name)}</span>
							<span>{t("loyalty.tierHint", { points: pointsText, percent: percentText })}</span>
						</li>
					))}
				</ul>
			) : null}
			<p className={type_.muted}>{t("loyalty.returns")}</p>
		</>
	);
}

function Details() {
	const { t } = useTranslation();
	return (
		<NativePopup id="loyaltyDetails" title={t("loyalty.details.title")} closeLabel={t("shell.close")}>
			{DETAILS.map((part) => (
				<p key={part}>{t(`loyalty.details.${part}`)}</p>
			))}
		</NativePopup>
	);
}

function Activities({ activities }: { activities: NonNullable<LoyaltyData["member"]>["activities"] }) {
	const { t } = useTranslation();
	return (
		<>
			{activities === null ? <p role="alert">{t("error.unavailable")}</p> : null}
			{activities?.length === 0 ? <p>{t("loyalty.none")}</p> : null}
			<ul className={activities?.length ? page.list : undefined}>
				{activities?.map(({ orderNo, href, type, date, pointsText, isPending }) => (
					<li key={`${orderNo} ${type} ${date} ${pointsText}`} className={balance.row}>
						<div>
							<p>{t(`loyalty.type.${type}`)}</p>
							{date ? <p className={type_.muted}>{date}</p> : null}
							{isPending ? <p className={type_.muted}>{t("loyalty.notSent")}</p> : null}
							{href ? (
								<a className={page.link} href={href}>
									{t("order.number", { orderNo })}
								</a>
							) : (
								<p>{t("order.number", { orderNo })}</p>
							)}
						</div>
						<p>
							<bdi>{t("loyalty.points", { points: pointsText })}</bdi>
						</p>
					</li>
				))}
			</ul>
		</>
	);
}
