import type { CSSProperties } from "react";
import { Colours } from "../../client/features/product/colours.tsx";
import { Details } from "../../client/features/product/details.tsx";
import { Gallery } from "../../client/features/product/gallery/gallery.tsx";
import { Purchase } from "../../client/features/product/purchase.tsx";
import { RowsBelow } from "../../client/features/recommendations/rows-below.tsx";
import { ProductHeart } from "../../client/features/wishlist/product-heart.tsx";
import { Sections } from "../../client/state/drawing/sections.tsx";
import { useRest } from "../../client/state/drawing/use-rest.ts";
import { withPage } from "../../client/state/drawing/with-page.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import { usePriceTexts } from "../../client/state/use-price-texts.ts";
import type_ from "../../client/styles/type.module.css";
import { Breadcrumbs } from "../../client/ui/breadcrumbs.tsx";
import { classNames } from "../../client/ui/class-names.ts";
import { MarkedText } from "../../client/ui/marked-text.tsx";
import { Price } from "../../client/ui/price.tsx";
import { LinkedText } from "../../client/ui/text/linked-text.tsx";
import { listSections } from "../../shared/contracts/section-view.ts";
import { breadcrumbLinks } from "../../shared/domain/catalogue/breadcrumbs.ts";
import { joinWithDots } from "../../shared/domain/lib/join-with-dots.ts";
import type { ProductData } from "./contract.ts";
import styles from "./screen.module.css";

const TryOn = withPage<typeof import("../../client/features/product/try-on/try-on.part.tsx")>("tryOn");
const Express =
	withPage<typeof import("../../client/features/wallets/product-express.part.tsx")>("productExpress");

const readBackground = ({ background }: ProductData): CSSProperties | undefined =>
	background &&
	({ "--background-words": background.words, "--background-pictures": background.pictures } as CSSProperties);

export function Screen({ data }: { data: ProductData }) {
	const { t } = useTranslation();
	const priceTexts = usePriceTexts();
	const isWhole = useRest();
	return (
		<main id="main" className={styles.product} style={readBackground(data)}>
			<Gallery product={data} isWhole={isWhole} />
			<div className={styles.side}>
				<div className={styles.panel}>
					<Breadcrumbs
						{...breadcrumbLinks(data.breadcrumbs, { kind: "product", name: data.name })}
						label={t("shell.breadcrumbs")}
					/>
					<header className={styles.head}>
						<p className={classNames(type_.label, type_.muted)}>
							{joinWithDots(data.brand, ...data.badges.map(({ text }) => text))}
						</p>
						<h1 className={type_.title}>{data.name}</h1>
						{data.subName ? <p className={type_.muted}>{data.subName}</p> : null}
						<p className={type_.lead}>
							<Price price={data.price} texts={priceTexts} withDiscount={data.callouts.length === 0} />
						</p>
						{data.priceNotes?.map((parts) => (
							<p key={parts[0]?.text} className={classNames(type_.small, type_.muted)}>
								<LinkedText parts={parts} inPlace />
							</p>
						))}
						{data.tiers?.map((tier) => (
							<p key={tier} className={classNames(type_.small, type_.muted)}>
								{tier}
							</p>
						))}
						{data.callouts.map((callout, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: they never move.
							<p key={index} className={classNames(type_.small, styles.callout)}>
								<MarkedText text={callout} />
							</p>
						))}
					</header>
					<Colours product={data} />
					<Purchase key={data.id} product={data} heart={<ProductHeart product={data} />} Express={Express} />
					{data.tryOn ? <TryOn product={data} /> : null}
					{isWhole ? <Details product={data} /> : null}
				</div>
				<div className={styles.bar} data-add-bar="" />
			</div>
			{isWhole ? (
				<>
					<Zone data={data} to={data.sectionsBeforeRows} />
					<RowsBelow key={data.id} product={data} />
					<Zone data={data} from={data.sectionsBeforeRows} />
				</>
			) : null}
		</main>
	);
}

/** Shows the editors' sections of one zone (content-35). */
function Zone({ data, from, to }: { data: ProductData; from?: number; to?: number }) {
	const sections = listSections(data).slice(from, to);
	return sections.length > 0 ? (
		<div className={styles.zone}>
			<Sections data={{ ...data, sections: listSections(data) }} sections={sections} />
		</div>
	) : null;
}
