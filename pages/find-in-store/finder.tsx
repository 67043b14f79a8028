import { FoldedHours } from "../../client/features/stores/store-hours.tsx";
import { StoreItem } from "../../client/features/stores/store-item.tsx";
import { StoreSearch } from "../../client/features/stores/store-search.tsx";
import { useNearStores } from "../../client/features/stores/use-near-stores.ts";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import type { FindInStoreData, StoreWithStock } from "./contract.ts";
import styles from "./finder.module.css";

export function Finder({ data }: { data: FindInStoreData }) {
	const { t } = useTranslation();
	const { sizes, size, isChosen, isUnknown, action, fields, query, isFound, groups, unit } = data;
	const { shownGroups, ...near } = useNearStores(groups, unit);
	return (
		<div className={styles.finder}>
			{sizes.length > 0 ? (
				<nav aria-label={t("product.size")}>
					<h2 className={type_.label}>{size ? t("product.size") : t("visits.chooseSize")}</h2>
					<ul className={styles.sizes}>
						{sizes.map(({ label, href, isChosen: isCurrent }) => (
							<li key={label}>
								<a className={styles.size} href={href} aria-current={isCurrent || undefined}>
									<bdi>{label}</bdi>
								</a>
							</li>
						))}
					</ul>
				</nav>
			) : null}
			{isUnknown ? <p role="alert">{t("visits.stockUnknown")}</p> : null}
			{isChosen ? (
				<>
					<StoreSearch {...{ action, fields, query, isFound, near }} allHref={data.allHref} />
					{shownGroups.map(({ country, stores }) => (
						<section key={country}>
							<h2 className={country ? type_.title : type_.hidden}>{country || t("stores.nearest")}</h2>
							<ul className={styles.stores}>
								{stores.map((store) => (
									<Stocked key={store.id} store={store} />
								))}
							</ul>
						</section>
					))}
					{data.isOwnCountry ? (
						<p>
							<a className={type_.link} href={data.allHref}>
								{t("stores.all")}
							</a>
						</p>
					) : null}
				</>
			) : null}
		</div>
	);
}

function Stocked({ store }: { store: StoreWithStock }) {
	const { t } = useTranslation();
	const { name, stock, hours, reserveHref } = store;
	return (
		<StoreItem store={store}>
			<div className={styles.facts}>
				{stock === "unknown" ? null : (
					<p className={styles.stock} data-stock={stock}>
						{t(`visits.stock.${stock}`)}
					</p>
				)}
				<FoldedHours hours={hours} />
				{reserveHref ? (
					<a className={classNames(button.button, styles.reserve)} href={reserveHref}>
						{t("visits.reserve")}
						<span className={type_.hidden}>{`: ${name}`}</span>
					</a>
				) : null}
			</div>
		</StoreItem>
	);
}
