/** English: the cards, elixirs and remedies. Part of `en`. */
const equipment = (name: string, value: number) => ({
  name,
  short: `Equip­ment, ${value === 1 ? '1 point' : `${value} points`}`,
  effect: `Equipment: worth ${value === 1 ? '1 point' : `${value} points`} at the end of the game.`,
  when: 'Never played. Keep it.',
});

export const cards = {
  claim: 'Claim',
  claimOf: (value: number | string) => `Claim ${value}`,
  claimEffect: (value: number | string) => `Land, ${value} points at the end of the game.`,
  wire: 'Protected: nobody can steal it.',
  cards: {
    equip_1: equipment('Lasso', 1),
    equip_2: equipment('Canteen', 2),
    equip_3: equipment('Lantern', 3),
    equip_4: equipment('Hat', 4),
    equip_5: equipment('Saddle', 5),
    equip_8: equipment('Horse', 8),
    dynamite: {
      name: 'Dynamite',
      short: 'Twice the nuggets at the mine',
      effect: 'You take twice as many nuggets.',
      when: 'When you win the Gold Mine, before you take nuggets.',
    },
    girls: {
      name: 'The Girls',
      short: 'Visit the Saloon twice',
      effect: 'You steal twice, from one opponent or from two.',
      when: 'When you win the Saloon, before you steal.',
    },
    brute: {
      name: 'The Brute',
      short: 'Keep extra dice, pay nothing',
      effect: 'You keep more than one die of a roll without paying.',
      when: 'Together with your choice of dice.',
    },
    cheater: {
      name: 'Profes­sional Cheater',
      short: 'Turn a die you have shown',
      effect: 'You turn one of the dice you have just revealed to any face.',
      when: 'After the cups are lifted.',
    },
    corruption: {
      name: 'Corrup­tion',
      short: 'One more claim, unseen',
      effect: 'You also take the top claim of the deck, unseen by the others.',
      when: 'When you win the Town Hall, after your claims.',
    },
    credit: {
      name: 'Unlimited Credit',
      short: 'Visit the Store twice',
      effect: 'You go to the General Store twice.',
      when: 'When you win the General Store, before you draw.',
    },
    joe: {
      name: 'Nervous Joe',
      short: 'Somebody gives you $4',
      effect: 'A player of your choice gives you $4.',
      when: 'At once when you gain it.',
    },
    marshall: {
      name: 'Marshall',
      short: 'The old Sheriff stays',
      effect: 'The old Sheriff keeps the badge.',
      when: 'When the badge is about to change hands.',
    },
    split: {
      name: 'Even Split',
      short: 'Half the loot is yours',
      effect: 'You get half of the loot, rounded down.',
      when: 'When an opponent has robbed the Bank.',
    },
    wanted: {
      name: 'Wanted',
      short: 'Cancel a rival’s card',
      effect: 'The card of another player has no effect.',
      when: 'When another player plays a store card.',
    },
    doc_elixir: {
      name: 'Doc’s Elixir',
      short: 'Visit the Doc anyway',
      effect: 'You visit Doc Badluck, even if you have won something this round.',
      when: 'When it is time for the Doc.',
    },
  },
  elixirs: {
    wealth: { name: 'Wealth', effect: 'Every other player gives you $2.' },
    charm: { name: 'Charm', effect: 'Every other player gives you 1 nugget.' },
    luck: { name: 'Luck', effect: 'You draw the top store card.' },
    power: { name: 'Power', effect: 'You take the badge.' },
    protection: { name: 'Protec­tion', effect: 'Two of your claims can no longer be stolen.' },
    friendship: { name: 'Friend­ship', effect: 'A player of your choice gives you a store card.' },
    domination: { name: 'Domina­tion', effect: 'A player of your choice gives you a claim.' },
  },
  remedies: {
    barbed_wire: { name: 'Barbed wire', effect: 'Two of your claims can no longer be stolen.', needs: '9 or 10' },
    goods: { name: 'Goods', effect: 'You take the top store card.', needs: 'J or Q' },
    small_swindle: { name: 'Little sting', effect: 'Every other player gives you $2.', needs: 'K' },
    big_swindle: { name: 'Big sting', effect: 'Every other player gives you 1 nugget.', needs: 'A' },
  },
  needs: (dice: string) => `needs ${dice}`,
};
