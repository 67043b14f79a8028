import type { PictureType } from "../picture-vocabulary.ts";
import type { Draw } from "./sketch.ts";
import { backpack } from "./types/backpack.ts";
import { beanie } from "./types/beanie.ts";
import { belt } from "./types/belt.ts";
import { bikini } from "./types/bikini.ts";
import { blazer } from "./types/blazer.ts";
import { blouse } from "./types/blouse.ts";
import { boot } from "./types/boot.ts";
import { bracelet } from "./types/bracelet.ts";
import { candle } from "./types/candle.ts";
import { cap } from "./types/cap.ts";
import { cardigan } from "./types/cardigan.ts";
import { clutch } from "./types/clutch.ts";
import { coat } from "./types/coat.ts";
import { compact } from "./types/compact.ts";
import { cushion } from "./types/cushion.ts";
import { dress } from "./types/dress.ts";
import { dungarees } from "./types/dungarees.ts";
import { earrings } from "./types/earrings.ts";
import { flat } from "./types/flat.ts";
import { gloves } from "./types/gloves.ts";
import { gown } from "./types/gown.ts";
import { handbag } from "./types/handbag.ts";
import { hat } from "./types/hat.ts";
import { heels } from "./types/heels.ts";
import { jacket } from "./types/jacket.ts";
import { jeans } from "./types/jeans.ts";
import { knit } from "./types/knit.ts";
import { lipstick } from "./types/lipstick.ts";
import { necklace } from "./types/necklace.ts";
import { perfume } from "./types/perfume.ts";
import { pinafore } from "./types/pinafore.ts";
import { polish } from "./types/polish.ts";
import { puffer } from "./types/puffer.ts";
import { ring } from "./types/ring.ts";
import { romper } from "./types/romper.ts";
import { sandal } from "./types/sandal.ts";
import { scarf } from "./types/scarf.ts";
import { shirt } from "./types/shirt.ts";
import { shorts } from "./types/shorts.ts";
import { skincare } from "./types/skincare.ts";
import { skirt } from "./types/skirt.ts";
import { smallSkirt, smallTrousers } from "./types/small/bottoms.ts";
import { smallCardigan, smallHoodie, smallJumper } from "./types/small/knitwear.ts";
import { smallShirt, smallTee } from "./types/small/tops.ts";
import { sneaker } from "./types/sneaker.ts";
import { sunglasses } from "./types/sunglasses.ts";
import { sweatshirt } from "./types/sweatshirt.ts";
import { swimsuit } from "./types/swimsuit.ts";
import { tableware } from "./types/tableware.ts";
import { tee } from "./types/tee.ts";
import { throwOver } from "./types/throw.ts";
import { tie } from "./types/tie.ts";
import { trousers } from "./types/trousers.ts";
import { trunks } from "./types/trunks.ts";
import { vase } from "./types/vase.ts";
import { wallet } from "./types/wallet.ts";
import { watch } from "./types/watch.ts";
import { weekender } from "./types/weekender.ts";

/** What children wear has measures of its own. */
const orSmall =
	(draw: Draw, small: Draw): Draw =>
	(sketch) =>
		(sketch.cut.startsWith("small") ? small : draw)(sketch);

/** One file per kind of piece; a new kind is a file, a row here and a row in the vocabulary. */
export const drawings: Record<PictureType, Draw> = {
	dress,
	gown,
	pinafore,
	romper,
	swimsuit,
	bikini,
	coat,
	jacket,
	blazer,
	puffer,
	knit: orSmall(knit, smallJumper),
	cardigan: orSmall(cardigan, smallCardigan),
	sweatshirt: orSmall(sweatshirt, smallHoodie),
	shirt: orSmall(shirt, smallShirt),
	blouse,
	tee: orSmall(tee, smallTee),
	trousers: orSmall(trousers, smallTrousers),
	shorts,
	trunks,
	dungarees,
	skirt: orSmall(skirt, smallSkirt),
	jeans,
	handbag,
	clutch,
	backpack,
	weekender,
	wallet,
	heels,
	sandal,
	flat,
	boot,
	sneaker,
	sunglasses,
	earrings,
	necklace,
	bracelet,
	ring,
	watch,
	belt,
	scarf,
	throw: throwOver,
	hat,
	cap,
	beanie,
	gloves,
	tie,
	perfume,
	skincare,
	lipstick,
	polish,
	compact,
	vase,
	candle,
	tableware,
	cushion,
};
