// A sample order as its owner sees it, for tests of pages and mails.
import type { OrderDetail, PlacedLine, PlacedShipment } from '#buying/orders/contract';

const NO_LOCATION = { locationCode: '', locationName: '', locationNotes: '' };

export function aLine(line: Partial<PlacedLine> = {}): PlacedLine {
  return {
    lineNo: 1,
    itemId: '100',
    title: 'Blue pens, box of 12',
    href: '/blue-pens/product_100',
    image: '/pictures/pens.svg',
    qty: 1,
    unitPrice: 20,
    total: 20,
    furnitureService: null,
    budgetCenter: '',
    contract: '',
    purchaseOrder: '',
    customization: null,
    cancelled: false,
    canCancel: true,
    returnable: 0,
    returnLimit: 'none',
    returned: 0,
    taxes: [],
    ...line,
  };
}

export function aShipment(shipment: Partial<PlacedShipment> = {}): PlacedShipment {
  return {
    shipmentNo: 1,
    kind: 'ship',
    state: 'ordered',
    store: null,
    orderedOn: '2026-11-20',
    earliest: '2026-11-24',
    latest: '2026-11-24',
    readyAt: null,
    backOrder: false,
    orderBy: null,
    units: 1,
    carrier: null,
    trackingNumber: null,
    packedAt: null,
    leftAt: null,
    arrivedAt: null,
    heldUntil: null,
    pickupPerson: null,
    lines: [aLine()],
    ...shipment,
  };
}

/** Twenty dollars of pens, paid by card, not processed yet. */
export function anOrder(order: Partial<OrderDetail> = {}): OrderDetail {
  return {
    orderNumber: '482190733316',
    orderedBy: null,
    readOnly: false,
    isSpecial: false,
    country: 'US',
    status: 'placed',
    placedAt: '2026-11-20T15:00:00.000Z',
    email: 'maya@example.com',
    shipments: [aShipment()],
    amounts: {
      currency: 'USD',
      units: 1,
      subTotal: 20,
      discount: 0,
      coupons: [],
      ships: true,
      shipFee: 0,
      memberSavings: 0,
      handlingFee: 0,
      furnitureFee: 0,
      furnitureFeeTbd: false,
      surchargeFee: 0,
      areaFee: 0,
      taxes: [],
      tax: 0,
      total: 20,
    },
    cancelled: 0,
    refunded: 0,
    canCancel: true,
    cartChanged: false,
    events: [{ kind: 'placed', at: '2026-11-20T15:00:00.000Z', amount: 0, titles: [] }],
    returns: [],
    invoices: [],
    addresses: [{ type: 'SB', name: 'Maya Ortiz', lines: ['14 Elm St', 'Framingham, MA 01702'], ...NO_LOCATION }],
    moneyLapsed: false,
    payments: [{ paymentType: 'CREDIT_CARD', brand: 'VISA', lastFour: '1111', amount: 20 }],
    billedToAccount: 0,
    paidByRewards: 0,
    purchaseOrder: '',
    purchaseOrderRelease: '',
    budgetCenter: '',
    ...order,
  };
}
