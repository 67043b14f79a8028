import type { PictureType } from "../picture-vocabulary.ts";
import type { Draw } from "./sketch.ts";
import { beanie } from "./types/accessories/beanie.ts";
import { belt } from "./types/accessories/belt.ts";
import { bracelet } from "./types/accessories/bracelet.ts";
import { cap } from "./types/accessories/cap.ts";
import { earrings } from "./types/accessories/earrings.ts";
import { gloves } from "./types/accessories/gloves.ts";
import { hat } from "./types/accessories/hat.ts";
import { necklace } from "./types/accessories/necklace.ts";
import { ring } from "./types/accessories/ring.ts";
import { scarf } from "./types/accessories/scarf.ts";
import { sunglasses } from "./types/accessories/sunglasses.ts";
import { tie } from "./types/accessories/tie.ts";
import { watch } from "./types/accessories/watch.ts";
import { backpack } from "./types/bags/backpack.ts";
import { clutch } from "./types/bags/clutch.ts";
import { handbag } from "./types/bags/handbag.ts";
import { wallet } from "./types/bags/wallet.ts";
import { weekender } from "./types/bags/weekender.ts";
import { compact } from "./types/beauty/compact.ts";
import { lipstick } from "./types/beauty/lipstick.ts";
import { perfume } from "./types/beauty/perfume.ts";
import { polish } from "./types/beauty/polish.ts";
import { skincare } from "./types/beauty/skincare.ts";
import { bikini } from "./types/clothes/bikini.ts";
import { blazer } from "./types/clothes/blazer.ts";
import { blouse } from "./types/clothes/blouse.ts";
import { cardigan } from "./types/clothes/cardigan.ts";
import { coat } from "./types/clothes/coat.ts";
import { dress } from "./types/clothes/dress.ts";
import { dungarees } from "./types/clothes/dungarees.ts";
import { gown } from "./types/clothes/gown.ts";
import { jacket } from "./types/clothes/jacket.ts";
import { jeans } from "./types/clothes/jeans.ts";
import { knit } from "./types/clothes/knit.ts";
import { pinafore } from "./types/clothes/pinafore.ts";
import { puffer } from "./types/clothes/puffer.ts";
import { romper } from "./types/clothes/romper.ts";
import { shirt } from "./types/clothes/shirt.ts";
import { shorts } from "./types/clothes/shorts.ts";
import { skirt } from "./types/clothes/skirt.ts";
import { sweatshirt } from "./types/clothes/sweatshirt.ts";
import { swimsuit } from "./types/clothes/swimsuit.ts";
import { tee } from "./types/clothes/tee.ts";
import { trousers } from "./types/clothes/trousers.ts";
import { trunks } from "./types/clothes/trunks.ts";
import { candle } from "./types/home/candle.ts";
import { cushion } from "./types/home/cushion.ts";
import { tableware } from "./types/home/tableware.ts";
import { throwOver } from "./types/home/throw.ts";
import { vase } from "./types/home/vase.ts";
import { boot } from "./types/shoes/boot.ts";
import { flat } from "./types/shoes/flat.ts";
import { heels } from "./types/shoes/heels.ts";
import { sandal } from "./types/shoes/sandal.ts";
import { sneaker } from "./types/shoes/sneaker.ts";
import { smallSkirt, smallTrousers } from "./types/small/bottoms.ts";
import { smallCardigan, smallHoodie, smallJumper } from "./types/small/knitwear.ts";
import { smallShirt, smallTee } from "./types/small/tops.ts";

const orSmall =
	(draw: Draw, small: Draw): Draw =>
	(sketch) =>
		(sketch.cut.startsWith("small") ? small : draw)(sketch);

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
